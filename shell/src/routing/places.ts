import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { layOutWhole } from './whole-layout.ts';

const MAX_PLACES = 50;

type StoredPlaces = readonly (readonly [key: string, top: number])[];

const stored = createStorageItem<StoredPlaces>({
  key: 'vitrava.places.v1',
  area: 'session',
  parse: (value) => (Array.isArray(value) ? value.filter(isPlace) : []),
});

/** Where the shopper was on each page of the history, so that Back is a promise; kept for the tab, over reloads too. */
export interface Places {
  readonly save: (key: string) => void;
  readonly restore: (key: string) => void;
}

export function createPlaces(): Places {
  const places = new Map(stored.read());
  history.scrollRestoration = 'manual';
  return {
    save(key) {
      layOutWhole();
      places.delete(key);
      places.set(key, Math.round(scrollY));
      const oldest = places.keys().next().value;
      if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
      // A full or forbidden storage: the place is kept for this document only.
      stored.write([...places]);
    },
    restore(key) {
      layOutWhole();
      const top = places.get(key) ?? 0;
      const go = (): void => scrollTo({ top, behavior: 'instant' });
      go();
      // A glide to an anchor that was under way ends a frame later, off the place.
      requestAnimationFrame(go);
    },
  };
}

function isPlace(pair: unknown): pair is readonly [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]);
}
