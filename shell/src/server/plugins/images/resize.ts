import PQueue from 'p-queue';
import { type ImageFailure, imageFailure } from './failure.ts';
import { isPhoto } from './photo.ts';
import { VARIANTS } from './variants.ts';

const CONCURRENCY = 2;
const MAX_PIXELS = 40_000_000;

/** Resizes pictures on libvips' threads, two at a time, so that pages stay quick. */
export function createResizer(): (bytes: Buffer, variant: string) => Promise<Buffer | ImageFailure> {
  const queue = new PQueue({ concurrency: CONCURRENCY });

  return async (bytes, variant) => {
    if (!isPhoto(bytes)) return imageFailure('no-picture');
    return queue.add(async () => {
      const sharp = await loadSharp().catch(() => null);
      if (!sharp) return imageFailure('unreachable');
      const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
      return (VARIANTS.get(variant)?.apply(source) ?? source).toBuffer().catch(() => imageFailure('no-picture'));
    });
  };
}

/** 20 MB of native code that a server without pictures of other widths never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
