/**
 * Browser's Back closes the popup on top. Each popup opens on a history entry of its own, a copy of the page's entry with the
 * depth of the popup in its state. A popup closed otherwise leaves its entry behind: going back in script while a navigation
 * may be under way would race with it. Back and Forward pass over such entries unseen, and the next popup uses them again.
 */
const DEPTH = 'popups';

export function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && DEPTH in state ? state[DEPTH] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** Gives the popup at `depth` its entry, unless the current entry is that deep already. */
export function enterDepth(depth: number): void {
  if (depth > depthOf(history.state)) history.pushState({ ...history.state, [DEPTH]: depth }, '');
}

/** The result of a move between entries of one page: close popups to a depth, or continue that way. */
export type Move = { readonly kind: 'close'; readonly depth: number } | { readonly kind: 'pass'; readonly by: -1 | 1 };

export function moveBetween(before: number, after: number, open: number): Move {
  if (after < before) return open > after ? { kind: 'close', depth: after } : { kind: 'pass', by: -1 };
  return { kind: 'pass', by: 1 };
}

interface Place {
  readonly address: string;
  readonly depth: number;
}

/** Takes moves between the entries of one page from other listeners. To be called before single-spa starts. */
export function watchPopupEntries(onMove: (move: { readonly before: number; readonly after: number }) => void): {
  readonly settle: () => void;
} {
  const here = (): Place => ({ address: location.pathname + location.search, depth: depthOf(history.state) });
  let place = here();
  addEventListener(
    'popstate',
    (event) => {
      const before = place;
      place = here();
      if (place.address !== before.address || place.depth === before.depth) return;
      event.stopImmediatePropagation();
      onMove({ before: before.depth, after: place.depth });
    },
    { capture: true },
  );
  return {
    settle() {
      place = here();
    },
  };
}
