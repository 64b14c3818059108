export { Skeleton, type SkeletonProps } from './view.tsx';
