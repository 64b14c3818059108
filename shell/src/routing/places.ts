const KEY = 'vitrava.places.v1';
const KEPT = 50;

/** Where the shopper was on each page of the history, so that Back is a promise; kept for the tab, over reloads too. */
export interface Places {
  readonly save: (key: string) => void;
  readonly restore: (key: string) => void;
}

export function createPlaces(): Places {
  const places = new Map<string, number>(readStored());
  history.scrollRestoration = 'manual';
  return {
    save(key) {
      places.delete(key);
      places.set(key, Math.round(scrollY));
      const oldest = places.keys().next().value;
      if (places.size > KEPT && oldest !== undefined) places.delete(oldest);
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // A full or forbidden storage: the place is kept for this document only.
      }
    },
    restore(key) {
      const top = places.get(key) ?? 0;
      const go = (): void => scrollTo({ top, behavior: 'instant' });
      go();
      // A glide to an anchor that was under way ends a frame later, off the place.
      requestAnimationFrame(go);
    },
  };
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (pair): pair is [string, number] => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
    );
  } catch {
    return [];
  }
}
