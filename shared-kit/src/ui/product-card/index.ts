export { ProductCardSkeleton } from './skeleton.tsx';
export { ProductCard, type ProductCardProps } from './view.tsx';
