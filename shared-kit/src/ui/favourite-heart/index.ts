export { FavouriteHeart } from './view.tsx';
