import { LOGO_FRAGMENTS } from '@vitrava/shared-kit/internal/logo-fragments';
import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';

/** Side of the square in which the logo is drawn. */
export const LOGO_SIZE = 48;

/** The logo as elements of an SVG: green leaves, the last one orange. */
export function logoPaths(): string {
  const { elements, default_button } = DEFAULT_COLORS;
  return LOGO_FRAGMENTS.map(
    (path, index) => `<path fill="${index === LOGO_FRAGMENTS.length - 1 ? default_button : elements}" d="${path}"/>`,
  ).join('');
}
