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
import PQueue from 'p-queue';
import type { Sharp } from 'sharp';
import { ImageError } from './failure.ts';

export interface Variant {
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

export const VARIANTS: ReadonlyMap<string, Variant> = new Map([
  ...IMAGE_WIDTHS.map((width): [string, Variant] => [widthVariant(width), inWidth(width)]),
  [SHARE_VARIANT, inBox(SHARE_IMAGE)],
  [EMAIL_VARIANT, inBox(EMAIL_IMAGE)],
]);

/** How a JPEG, PNG, GIF, WebP, AVIF or HEIC begins. Drawings are not resized: their text could name other files. */
const PHOTO = /^(?:\u00ff\u00d8\u00ff|\u0089PNG\r\n|GIF8|.{8}WEBP|.{4}ftyp(?:avif|heic|mif1))/s;
const PHOTO_BYTES = 12;
const MAX_PIXELS = 40_000_000;

/** On libvips' threads, two at a time, so that pages stay quick. */
const queue = new PQueue({ concurrency: 2 });

export async function resize(bytes: Buffer, variant: Variant): Promise<Buffer> {
  if (!PHOTO.test(bytes.toString('latin1', 0, PHOTO_BYTES))) throw new ImageError('no-picture');
  return queue.add(async () => {
    const sharp = await loadSharp();
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
    return variant
      .apply(source)
      .toBuffer()
      .catch(() => Promise.reject(new ImageError('no-picture')));
  });
}

/** 20 MB of native code that a server without pictures of other widths never needs. */
async function loadSharp() {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  } catch {
    throw new ImageError('unreachable');
  }
}
