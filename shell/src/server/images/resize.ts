import { IMAGE_DEFAULTS } from '@vitrava/shared-kit/contracts/image';
import { type ImageFailure, imageFailure } from './failure.ts';

const AT_ONCE = 2;
const MAX_WAITING = 200;
const MAX_PIXELS = 40_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Resizes pictures on libvips' threads, two at a time, so that pages stay quick; who comes when too many wait is told to come again. */
export function createResizer(): (bytes: Buffer, width: number) => Promise<Buffer | ImageFailure> {
  const waiting: (() => void)[] = [];
  let free = AT_ONCE;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return async (bytes, width) => {
    if (waiting.length >= MAX_WAITING) return imageFailure('busy');
    return inTurn(async () => {
      try {
        return await resize(bytes, width);
      } catch {
        return imageFailure('no-picture');
      }
    });
  };
}

async function resize(bytes: Buffer, width: number): Promise<Buffer | ImageFailure> {
  // 20 MB of native code that a server without pictures of other widths never needs.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) return imageFailure('no-picture');
  return image.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: IMAGE_DEFAULTS.quality, effort: 4 }).toBuffer();
}
