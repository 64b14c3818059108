export { ProductCardSkeleton } from './skeleton.tsx';
export { ProductCard } from './view.tsx';
