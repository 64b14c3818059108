export { type Segment, Segmented, SegmentedLinks, type SegmentedLinksProps, type SegmentedProps } from './view.tsx';
