export { ChipButton, type ChipButtonProps, ChipGroup, type ChipGroupProps, ChipLink, type ChipLinkProps } from './view.tsx';
