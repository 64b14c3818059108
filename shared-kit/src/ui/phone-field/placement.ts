/** More free room than this beneath the field, and the list opens below it, otherwise above (specification, section 9). */
export const FREE_BENEATH_PX = 200;

const MAX_HEIGHT_PX = 336;
const MIN_HEIGHT_PX = 144;
const GAP_PX = 6;
const MARGIN_PX = 8;

/** Edges of a box as the window sees them. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The position of the list, in px of the window; `maxHeight` is the available height. */
export interface Placement {
  readonly side: 'below' | 'above';
  readonly top: number;
  readonly maxHeight: number;
}

/** The position of a field's list in the visible part of the window. `height` is the list's preferred height. */
export function placeList(field: Edges, seen: Edges, height: number): Placement {
  const beneath = seen.bottom - field.bottom;
  const above = field.top - seen.top;
  const side = beneath > FREE_BENEATH_PX ? 'below' : 'above';
  const room = (side === 'below' ? beneath : above) - GAP_PX - MARGIN_PX;
  const maxHeight = Math.min(MAX_HEIGHT_PX, Math.max(room, MIN_HEIGHT_PX));
  const shown = Math.min(height, maxHeight);
  const top = side === 'below' ? field.bottom + GAP_PX : Math.max(seen.top + MARGIN_PX, field.top - GAP_PX - shown);
  return { side, top, maxHeight };
}
