import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Resolver } from '@vitrava/delivery/resolver';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import PQueue from 'p-queue';
import { CACHE_BYTES, createByteCache } from '../../cache/index.ts';
import type { Fetch } from '../../metrics/index.ts';
import type { RequestedImage } from './address.ts';
import { openDiskCache } from './disk-cache.ts';
import { type ImageFailure, imageFailure, isImageFailure } from './failure.ts';
import { fetchSource, type SourceImage } from './fetch-source.ts';
import { createResizer } from './resize.ts';
import { type ImagePlace, placeOf, type SourceRules } from './sources.ts';

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

export type Images = (requested: RequestedImage, visitorAddress: string) => Promise<MadeImage | ImageFailure>;

/** Sources in memory at the same time, each of at most 12 MB; a request that waits holds none. */
const CONCURRENCY = 12;
const MAX_WAITING = 200;

/**
 * Makes pictures in other widths and stores them on disk. A picture whose address may show another tomorrow is stored
 * by its content: such an address is requested again after five minutes, but nothing is made or stored twice, however
 * its query is varied.
 */
export function createImages({ folder, maxBytes, resolver, send, ...rules }: ImagesOptions): Images {
  const cache = openDiskCache(folder, maxBytes);
  const resize = createResizer();
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const running = new Map<string, Promise<MadeImage | ImageFailure>>();
  const passing = createByteCache<string>(CACHE_BYTES.passingImages, (name) => name.length, { ttlMs: lifetimeMs('resizedPictures') });

  async function sourceOf(place: ImagePlace, visitorAddress: string): Promise<SourceImage | ImageFailure> {
    if (place.kind === 'address')
      return place.isBackend ? fetchSource(place.url, visitorAddress, send) : fetchSource(place.url, null, fetch);
    const file = await resolver.fileOf(place.remote, place.version, place.path);
    const bytes = file && (await readFile(file.path).catch(() => null));
    return bytes ? { bytes, isLasting: true } : imageFailure('missing');
  }

  async function make(place: ImagePlace, variant: string, key: string, visitorAddress: string): Promise<MadeImage | ImageFailure> {
    const lasting = await cache.get(key);
    if (lasting) return { name: key, bytes: lasting, isLasting: true };
    const known = passing.get(key);
    const passed = known && (await cache.get(known));
    if (passed) return { name: known, bytes: passed, isLasting: false };
    if (queue.size >= MAX_WAITING) return imageFailure('busy');
    return queue.add(() => makeImage(place, variant, key, visitorAddress));
  }

  async function makeImage(place: ImagePlace, variant: string, key: string, visitorAddress: string): Promise<MadeImage | ImageFailure> {
    const source = await sourceOf(place, visitorAddress);
    if (isImageFailure(source)) return source;
    const { isLasting } = source;
    const name = isLasting ? key : nameOf(source.bytes, variant);
    const stored = isLasting ? null : await cache.get(name);
    const bytes = stored ?? (await resize(source.bytes, variant));
    if (isImageFailure(bytes)) return bytes;
    if (!stored) await cache.put(name, bytes);
    if (!isLasting) passing.set(key, name);
    return { name, bytes, isLasting };
  }

  return async ({ variant, source }, visitorAddress) => {
    const place = placeOf(source, rules);
    if (!place) return imageFailure('foreign');
    const key = nameOf(Buffer.from(addressOf(place)), variant);
    const present = running.get(key);
    if (present) return present;
    const making = make(place, variant, key, visitorAddress).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
}

/** The identity of a place: a file of a release is the same with any query after it. */
function addressOf(place: ImagePlace): string {
  if (place.kind === 'release') return ['release', place.remote, place.version, place.path].join('/');
  const { origin, pathname, search } = place.url;
  return `${origin}${pathname}${search}`;
}

/** Forty hex digits of a text or a picture in a variant. */
function nameOf(content: Buffer, variant: string): string {
  return hash('sha1', Buffer.concat([Buffer.from(`${variant}\n`), content]), 'hex');
}
