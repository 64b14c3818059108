import type { Fetch } from '../../metrics/index.ts';
import { type ImageFailure, imageFailure } from './failure.ts';

/** A picture as its owner keeps it. `isLasting`: its address never shows another. */
export interface SourceImage {
  readonly bytes: Buffer;
  readonly isLasting: boolean;
}

const MAX_BYTES = 12 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const LASTING_S = 86_400;

/**
 * Requests the picture from its owner. `visitorAddress` is sent to the backend, whose limits count by visitor.
 * Redirects are not followed: they could lead anywhere. Returns a failure with the answer; never rejects.
 */
export async function fetchSource(url: URL, visitorAddress: string | null, send: Fetch): Promise<SourceImage | ImageFailure> {
  try {
    const response = await send(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'image/*', ...(visitorAddress !== null && { 'x-forwarded-for': visitorAddress }) },
    });
    const refusal = refusalOf(response);
    if (refusal) {
      await response.body?.cancel();
      return refusal;
    }
    const bytes = await readBounded(response);
    return bytes ? { bytes, isLasting: isLasting(response.headers.get('cache-control') ?? '') } : imageFailure('too-large');
  } catch (error) {
    return imageFailure(error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'unreachable');
  }
}

function refusalOf({ status, headers }: Response): ImageFailure | null {
  if (status === 404 || status === 410) return imageFailure('missing');
  if (status === 429) return imageFailure('busy');
  if (status !== 200) return imageFailure('unreachable');
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return imageFailure('too-large');
  return /^image\/(?!svg)/.test(headers.get('content-type') ?? '') ? null : imageFailure('no-picture');
}

/** Null as soon as a picture exceeds the limit, whatever its headers are. */
async function readBounded(response: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isLasting(cacheControl: string): boolean {
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return seconds >= LASTING_S && !/no-store|private/.test(cacheControl);
}
