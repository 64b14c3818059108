export { SegmentedLinks } from './view.tsx';
