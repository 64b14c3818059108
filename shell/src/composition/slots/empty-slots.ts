import type { PageComposition } from '@vitrava/shared-kit/contracts/page';

/** An empty slot of the frame, and the fragment that belongs there. */
interface EmptySlot {
  readonly slot: HTMLElement;
  readonly owner: string;
  readonly name: string;
  /** Addresses of its style sheets. */
  readonly css: readonly string[];
}

/** The slots that the server has left empty. Of two fragments for a slot the one of the first remote by name belongs there, as on the server. */
export function emptySlots({ remotes }: PageComposition): readonly EmptySlot[] {
  const found = new Map<string, EmptySlot>();
  for (const [owner, { slots = {}, files }] of Object.entries(remotes).sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const [name, { place }] of Object.entries(slots)) {
      const slot = document.querySelector<HTMLElement>(`[data-slot="${place}"]:empty`);
      if (slot && !found.has(place)) found.set(place, { slot, owner, name, css: files[`./fragments/${name}`]?.css ?? [] });
    }
  }
  return [...found.values()];
}
