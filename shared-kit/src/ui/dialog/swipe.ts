/** A drag of a dialog towards its edge. */
export interface Swipe {
  /** Towards the edge, in px; negative when away from it. */
  readonly distance: number;
  /** Of the dialog along the drag, in px. */
  readonly size: number;
  readonly durationMs: number;
}

/** A finger that trembles is no swipe. */
const LEAST_DISTANCE = 8;

/** Specification, section 9: more than a tenth of the size, or a swipe within 300 ms. */
export function closesBySwipe({ distance, size, durationMs }: Swipe): boolean {
  if (distance < LEAST_DISTANCE) return false;
  return distance > size * 0.1 || durationMs <= 300;
}
