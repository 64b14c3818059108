export { ChipGroup, ChipLink } from './view.tsx';
