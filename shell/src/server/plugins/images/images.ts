import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Resolver } from '@vitrava/delivery/resolver';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import PQueue from 'p-queue';
import { CACHE_BYTES, createByteCache } from '../../cache/index.ts';
import type { Fetch } from '../../metrics/index.ts';
import { openDiskCache } from './disk-cache.ts';
import { ImageError } from './failure.ts';
import { resize, VARIANTS, type Variant } from './resize.ts';
import { fetchSource, type ImagePlace, placeOf, type SourceImage, type SourceRules } from './source.ts';

export interface ImagesOptions extends SourceRules {
  readonly resolver: Pick<Resolver, 'fileOf'>;
  readonly folder: string;
  readonly maxBytes: number;
  /** Calls the backend; other owners of pictures are called past it. */
  readonly send: Fetch;
}

/** A picture in the requested variant. `name` differs when the picture does. `isLasting`: so does the address. */
export interface MadeImage {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isLasting: boolean;
}

/** Sources in memory at the same time, each of at most 12 MB; a request that waits holds none. */
const CONCURRENCY = 12;
const MAX_WAITING = 200;

/** Makes pictures in other widths and stores them on disk by content. Rejects with an `ImageError`. */
export function createImages({ folder, maxBytes, resolver, send, ...rules }: ImagesOptions) {
  const cache = openDiskCache(folder, maxBytes);
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const running = new Map<string, Promise<MadeImage>>();
  const passing = createByteCache<string>(CACHE_BYTES.passingImages, (name) => name.length, { ttlMs: lifetimeMs('resizedPictures') });

  async function sourceOf(place: ImagePlace, visitorAddress: string): Promise<SourceImage> {
    if (place.kind === 'address')
      return place.isBackend ? fetchSource(place.url, visitorAddress, send) : fetchSource(place.url, null, fetch);
    const file = await resolver.fileOf(place.remote, place.version, place.path);
    const bytes = file && (await readFile(file.path).catch(() => null));
    if (!bytes) throw new ImageError('missing');
    return { bytes, isLasting: true };
  }

  async function find(key: string): Promise<MadeImage | null> {
    const lasting = await cache.get(key);
    if (lasting) return { name: key, bytes: lasting, isLasting: true };
    const name = passing.get(key);
    const bytes = name && (await cache.get(name));
    return bytes ? { name, bytes, isLasting: false } : null;
  }

  async function make(place: ImagePlace, variant: string, key: string, visitorAddress: string): Promise<MadeImage> {
    const { bytes: source, isLasting } = await sourceOf(place, visitorAddress);
    const name = isLasting ? key : nameOf(source, variant);
    const stored = isLasting ? null : await cache.get(name);
    const bytes = stored ?? (await resize(source, variantNamed(variant)));
    if (!stored) await cache.put(name, bytes);
    if (!isLasting) passing.set(key, name);
    return { name, bytes, isLasting };
  }

  async function findOrMake(place: ImagePlace, variant: string, key: string, visitorAddress: string): Promise<MadeImage> {
    const found = await find(key);
    if (found) return found;
    if (queue.size >= MAX_WAITING) throw new ImageError('busy');
    return queue.add(() => make(place, variant, key, visitorAddress));
  }

  /** `source` as in `src`. */
  return (variant: string, source: string, visitorAddress: string): Promise<MadeImage> => {
    const place = placeOf(source, rules);
    if (!place) throw new ImageError('foreign');
    const key = nameOf(Buffer.from(place.name), variant);
    const making = running.get(key) ?? findOrMake(place, variant, key, visitorAddress).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
}

export function variantNamed(name: string): Variant {
  const variant = VARIANTS.get(name);
  if (!variant) throw new ImageError('address');
  return variant;
}

/** Forty hex digits of a text or a picture in a variant. */
function nameOf(content: Buffer, variant: string): string {
  return hash('sha1', Buffer.concat([Buffer.from(`${variant}\n`), content]), 'hex');
}
