/** The shopper's location relative to a link: on its page, on a page beneath it, or on another. */
export type LinkPlace = 'here' | 'beneath' | 'other';

const CURRENT = { here: 'page', beneath: 'true', other: undefined } as const;

/** The state of a link to a place of the shop: `--active` (here or beneath), `--current`, `aria-current`. */
export function linkPlace(place: LinkPlace, className?: string) {
  const classes = [className, place !== 'other' && '--active', place === 'here' && '--current'].filter(Boolean);
  return { className: classes.join(' ') || undefined, 'aria-current': CURRENT[place] };
}
