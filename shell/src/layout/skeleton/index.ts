export { PageShape } from './page-shape.tsx';
export { PageSkeleton } from './view.tsx';
