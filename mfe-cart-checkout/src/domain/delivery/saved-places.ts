import type { ApiError } from '@vitrava/shared-kit/errors';
import type { Stock } from './contract.ts';

/** A customer's saved places, as far as they are known. */
export interface SavedPlaces {
  /** Whose they are; null before they were read. */
  readonly owner: number | null;
  /** The one chosen last first. */
  readonly stocks: readonly Stock[];
  /** Why they could not be read; until they are read again, so that whoever shows it can say that it is being tried. */
  readonly failure: ApiError | null;
}

export const NO_PLACES: SavedPlaces = { owner: null, stocks: [], failure: null };

export function placesRead(_: SavedPlaces, { owner, stocks }: { readonly owner: number; readonly stocks: readonly Stock[] }): SavedPlaces {
  return { owner, stocks, failure: null };
}

export function readingFailed(places: SavedPlaces, failure: ApiError): SavedPlaces {
  return { ...places, failure };
}

/** A place was saved; one that was there already becomes the one chosen last. */
export function placeSaved(places: SavedPlaces, saved: Stock): SavedPlaces {
  return { ...places, stocks: [saved, ...without(places.stocks, saved.id)] };
}

export function placeRemoved(places: SavedPlaces, id: number): SavedPlaces {
  return { ...places, stocks: without(places.stocks, id) };
}

function without(stocks: readonly Stock[], id: number): readonly Stock[] {
  return stocks.filter((stock) => stock.id !== id);
}
