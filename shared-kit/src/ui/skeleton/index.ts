export { Skeleton } from './view.tsx';
