export { FavouriteHeart, type FavouriteHeartProps } from './view.tsx';
