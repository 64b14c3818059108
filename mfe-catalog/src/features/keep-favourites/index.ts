export { FAVOURITES_KEY, readFavourites, writeFavourites } from './device.ts';
export { favouritesStarted, toggleMissed } from './model.ts';
