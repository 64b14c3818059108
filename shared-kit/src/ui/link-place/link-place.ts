/** Where the shopper is, seen from a link: on its very page, on a page beneath it, or elsewhere. */
export type LinkPlace = 'here' | 'beneath' | 'elsewhere';

const CURRENT = { here: 'page', beneath: 'true', elsewhere: undefined } as const;

/** What a link says of it: the classes `--active` (here or beneath) and `--current` (here), and `aria-current`. For all links to places of the shop. */
export function linkPlace(place: LinkPlace, className?: string) {
  const classes = [className, place !== 'elsewhere' && '--active', place === 'here' && '--current'].filter(Boolean);
  return { className: classes.join(' ') || undefined, 'aria-current': CURRENT[place] };
}
