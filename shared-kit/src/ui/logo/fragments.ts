import { SHOP } from '../../contracts/shop.ts';
import { DEFAULT_COLORS } from '../theme/index.ts';

/** The grid that the fragments are drawn on. */
export const LOGO_VIEW_BOX = '0 0 48 48';

/** The sign of the shop; here eight leaves in four pairs from the root up, left first, as the preloader grows them. */
export const LOGO_FRAGMENTS: readonly string[] = SHOP.sign?.paths ?? [
  'M22.8 45.5C17.7 48.6 11.3 45.5 8.6 39.2C13.5 39.1 20.7 38.9 22.8 45.5Z',
  'M25.2 45.5C30.3 48.6 36.7 45.5 39.4 39.2C34.5 39.1 27.3 38.9 25.2 45.5Z',
  'M22.8 36.3C16.2 38.6 9.4 33.5 7.6 25.7C13.3 26.7 21.7 28.2 22.8 36.3Z',
  'M25.2 36.3C31.8 38.6 38.6 33.5 40.4 25.7C34.7 26.7 26.3 28.2 25.2 36.3Z',
  'M22.8 26.8C15.4 27.7 9.3 20.8 9.2 12.2C14.9 14.5 23.4 18 22.8 26.8Z',
  'M25.2 26.8C32.6 27.7 38.7 20.8 38.8 12.2C33.1 14.5 24.6 18 25.2 26.8Z',
  'M22.8 18C16.2 16.4 13.6 8.8 16.5 1.7C20.5 5.4 26.4 11 22.8 18Z',
  'M25.2 18C31.8 16.4 34.4 8.8 31.5 1.7C27.5 5.4 21.6 11 25.2 18Z',
];

/** The sign as coloured elements of an SVG, for pictures. */
export function coloredLogo(): string {
  const [color, last] = SHOP.sign?.colors ?? [DEFAULT_COLORS.elements, DEFAULT_COLORS.default_button];
  return LOGO_FRAGMENTS.map((path, index) => `<path fill="${index === LOGO_FRAGMENTS.length - 1 ? last : color}" d="${path}"/>`).join('');
}
