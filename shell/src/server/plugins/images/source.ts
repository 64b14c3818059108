import { IMAGE_SOURCE_PATHS } from '@vitrava/shared-kit/internal/image';
import type { Fetch } from '../../metrics/index.ts';
import { ImageError } from './failure.ts';

/** Where the bytes of a source are: behind an address, or in a file of a release. `name` is its identity: a file of a release is the same with any query after it. */
export type ImagePlace = { readonly name: string } & (
  | { readonly kind: 'address'; readonly url: URL; readonly isBackend: boolean }
  | { readonly kind: 'release'; readonly remote: string; readonly version: string; readonly path: string }
);

export interface SourceRules {
  readonly apiBaseUrl: string;
  /** Origins of other hosts that pictures may come from. */
  readonly imageSources: readonly string[];
  /** Address of the logo as the CMS has it now; null when there is none. */
  readonly logo: () => string | null;
}

/** A picture as its owner keeps it. `isLasting`: its address never shows another. */
export interface SourceImage {
  readonly bytes: Buffer;
  readonly isLasting: boolean;
}

const [MEDIA, RELEASES] = IMAGE_SOURCE_PATHS;
const MAX_BYTES = 12 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const LASTING_S = 86_400;

/** The place of a source; null unless it is the shop's own. A visitor's address never names a host. */
export function placeOf(source: string, { apiBaseUrl, imageSources, logo }: SourceRules): ImagePlace | null {
  if (!source.startsWith('/')) {
    const url = URL.parse(source);
    const isAllowed = url !== null && imageSources.includes(url.origin) && url.username === '' && url.password === '';
    return isAllowed ? atAddress(url, false) : null;
  }
  if (!isPlain(source)) return null;
  if (source.startsWith(RELEASES)) {
    const [remote = '', version = '', ...rest] = (source.slice(RELEASES.length).split('?')[0] ?? '').split('/');
    const path = rest.join('/');
    return path === '' ? null : { kind: 'release', remote, version, path, name: ['release', remote, version, path].join('/') };
  }
  const isLogo = source.startsWith('/api/') && source === logo();
  return source.startsWith(MEDIA) || isLogo ? atAddress(new URL(`${apiBaseUrl}${source}`), true) : null;
}

function atAddress(url: URL, isBackend: boolean): ImagePlace {
  return { kind: 'address', url, isBackend, name: `${url.origin}${url.pathname}${url.search}` };
}

/** No step out of the folder, in no spelling: the compared path must be the requested one. */
function isPlain(source: string): boolean {
  const [path = ''] = source.split('?');
  return /^(?:\/[\w.~!$&'()*+,;=:@%-]+)+$/.test(path) && !/%2f|%5c|%00/i.test(path) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** Requests the picture for `visitorAddress`, which the backend's limits count by. Follows no redirects. */
export async function fetchSource(url: URL, visitorAddress: string | null, send: Fetch): Promise<SourceImage> {
  try {
    const response = await send(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'image/*', ...(visitorAddress !== null && { 'x-forwarded-for': visitorAddress }) },
    });
    return { bytes: await readPicture(response), isLasting: isLasting(response.headers.get('cache-control') ?? '') };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw new ImageError(error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'unreachable');
  }
}

/** Broken off as soon as a picture exceeds the limit, whatever its headers are. */
async function readPicture(response: Response): Promise<Buffer> {
  const failure = failureOf(response);
  if (failure) {
    await response.body?.cancel();
    throw new ImageError(failure);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new ImageError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failureOf({ status, headers }: Response): ImageError['failure'] | null {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status !== 200) return 'unreachable';
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return 'too-large';
  return /^image\/(?!svg)/.test(headers.get('content-type') ?? '') ? null : 'no-picture';
}

function isLasting(cacheControl: string): boolean {
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return seconds >= LASTING_S && !/no-store|private/.test(cacheControl);
}
