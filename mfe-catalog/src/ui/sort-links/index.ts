export { SortLinks, type SortLinksProps } from './view.tsx';
