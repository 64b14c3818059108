export { PageSkeleton } from './view.tsx';
