export { $areFavouritesAway, $areFavouritesKnown, favouritesReloadRequested } from './model.ts';
export { type FavouriteToggle, MOST_FAVOURITES, toggled } from './toggle.ts';
