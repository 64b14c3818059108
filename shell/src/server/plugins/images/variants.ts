import { MEDIA_TYPES } from '@vitrava/server-kit/http';
import {
  EMAIL_IMAGE,
  EMAIL_VARIANT,
  IMAGE_DEFAULTS,
  IMAGE_WIDTHS,
  SHARE_IMAGE,
  SHARE_VARIANT,
  widthVariant,
} from '@vitrava/shared-kit/internal/image';
import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';
import type { Sharp } from 'sharp';

/** An image that may be requested, and its media type. */
interface Variant {
  readonly type: string;
  readonly apply: (source: Sharp) => Sharp;
}

const inWidth = (width: number): Variant => ({
  type: MEDIA_TYPES.webp,
  apply: (source) => source.resize({ width, withoutEnlargement: true }).webp({ quality: IMAGE_DEFAULTS.quality }),
});

/** The whole source in a box, on the background of the shop. */
const inBox = ({ width, height, quality }: typeof SHARE_IMAGE | typeof EMAIL_IMAGE): Variant => ({
  type: MEDIA_TYPES.jpeg,
  apply: (source) =>
    source
      .resize({ width, height, fit: 'contain', background: DEFAULT_COLORS.background })
      .flatten({ background: DEFAULT_COLORS.background })
      .jpeg({ quality, progressive: true }),
});

/** The variants by their names in addresses. */
export const VARIANTS: ReadonlyMap<string, Variant> = new Map([
  ...IMAGE_WIDTHS.map((width): [string, Variant] => [widthVariant(width), inWidth(width)]),
  [SHARE_VARIANT, inBox(SHARE_IMAGE)],
  [EMAIL_VARIANT, inBox(EMAIL_IMAGE)],
]);
