import type { Stock } from '../../contracts.ts';

/** A customer's saved places, the one chosen last first. */
export type SavedPlaces = readonly Stock[];

/** A place was saved; one that was there already becomes the one chosen last. */
export function placeSaved(places: SavedPlaces, saved: Stock): SavedPlaces {
  return [saved, ...placeRemoved(places, saved.id)];
}

export function placeRemoved(places: SavedPlaces, removedId: number): SavedPlaces {
  return places.filter(({ id }) => id !== removedId);
}
