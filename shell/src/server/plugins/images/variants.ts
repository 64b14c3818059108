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

/** What is made of a source: modifiers of ipx, in the order in which they are applied, and the media type of the result. */
export interface Variant {
  readonly type: string;
  readonly modifiers: Readonly<Record<string, string>>;
}

/** The whole source in a box, on the paper of the shop. */
const inBox = ({ width, height, quality, format }: typeof SHARE_IMAGE | typeof EMAIL_IMAGE): Variant => ({
  type: MEDIA_TYPES.jpeg,
  modifiers: {
    fit: 'contain',
    background: DEFAULT_COLORS.background,
    flatten: 'true',
    enlarge: 'true',
    resize: `${width}x${height}`,
    quality: String(quality),
    format,
  },
});

/** All allowed requests, by their spelling in the address. */
export const VARIANTS: ReadonlyMap<string, Variant> = new Map([
  ...IMAGE_WIDTHS.map((width): [string, Variant] => [
    widthVariant(width),
    {
      type: MEDIA_TYPES.webp,
      modifiers: { width: String(width), quality: String(IMAGE_DEFAULTS.quality), format: IMAGE_DEFAULTS.format },
    },
  ]),
  [SHARE_VARIANT, inBox(SHARE_IMAGE)],
  [EMAIL_VARIANT, inBox(EMAIL_IMAGE)],
]);
