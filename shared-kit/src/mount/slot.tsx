import type { ComponentType } from 'react';

/** A fragment in the frame of every page, as its folder declares it. */
export interface SlotFragment {
  /**
   * Its first rendering depends on the address and the language alone: the server draws it for everyone, and has no
   * data of it.
   */
  readonly View: ComponentType;
}

/**
 * Declares the fragment of a folder that `remote.manifest.json` gives a `slot` in the frame: its `index.ts` exports this as `fragment`. The server
 * draws it, where it works without scripts; the browser takes it over when the shopper turns to it.
 */
export function defineSlotFragment({ View }: SlotFragment): SlotFragment {
  return { View };
}
