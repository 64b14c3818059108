export { FAVOURITES_KEY, type FavouriteToggle, MOST_FAVOURITES, readFavourites, toggled, writeFavourites } from './device.ts';
export { $areFavouritesKnown, favouritesStarted, toggleMissed } from './model.ts';
