/** A drag of a dialog downwards. */
export interface Swipe {
  /** Downwards, in px; negative when upwards. */
  readonly distance: number;
  /** Height of the dialog, in px. */
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
