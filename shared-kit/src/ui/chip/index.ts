export { ChipGroup, type ChipGroupProps, ChipLink, type ChipLinkProps } from './view.tsx';
