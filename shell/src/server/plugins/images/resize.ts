import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { type ImageFailure, imageFailure } from './failure.ts';
import { isPhoto } from './photo.ts';
import { VARIANTS } from './variants.ts';

const CONCURRENCY = 2;
const MAX_PIXELS = 40_000_000;

type Resize = (bytes: Buffer, variant: string) => Promise<Buffer>;

/** Resizes pictures on libvips' threads, two at a time, so that pages stay quick. */
export function createResizer(): (bytes: Buffer, variant: string) => Promise<Buffer | ImageFailure> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let engine: Promise<Resize> | null = null;

  async function resizeNow(bytes: Buffer, variant: string): Promise<Buffer | ImageFailure> {
    engine ??= startEngine();
    const resize = await engine.catch(() => null);
    if (!resize) {
      engine = null;
      return imageFailure('unreachable');
    }
    return resize(bytes, variant).catch(() => imageFailure('no-picture'));
  }

  return async (bytes, variant) => {
    if (!isPhoto(bytes)) return imageFailure('no-picture');
    return queue.add(() => resizeNow(bytes, variant));
  };
}

/** ipx with the given sources and no others: allowed requests have been decided before, and fetched within limits. */
async function startEngine(): Promise<Resize> {
  // 20 MB of native code that a server without pictures of other widths never needs.
  const [{ createIPX }, { default: sharp }] = await Promise.all([import('ipx'), import('sharp')]);
  sharp.cache(false);
  sharp.concurrency(1);
  const sources = new Map<string, Buffer>();
  const ipx = createIPX({
    storage: {
      name: 'handed',
      getMeta: (id) => (sources.has(id) ? {} : undefined),
      getData: (id) => sources.get(id)?.buffer as ArrayBuffer | undefined,
    },
    sharpOptions: { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true },
    svgo: false,
  });
  return async (bytes, variant) => {
    const id = `/${randomUUID()}`;
    // A copy with a buffer of its own: small ones of Node share theirs.
    sources.set(id, Buffer.from(new Uint8Array(bytes).buffer));
    try {
      const { data } = await ipx(id, VARIANTS.get(variant)?.modifiers).process();
      return Buffer.from(data);
    } finally {
      sources.delete(id);
    }
  };
}
