export { NewsCard, type NewsCardProps, NewsCardSkeleton } from './view.tsx';
