export { SegmentedLinks, type SegmentedLinksProps } from './view.tsx';
