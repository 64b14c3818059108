export { $areFavouritesAway, $areFavouritesKnown, favouritesReloadRequested } from './model.ts';
export { type FavouriteToggle, isBeyondDevice, MOST_FAVOURITES, toggled } from './toggle.ts';
