import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import { Agent, request } from 'undici';
import { timed } from '../../metrics/index.ts';
import type { Utf8 } from '../../utf8/index.ts';
import type { ApiAnswer, ApiCall } from './job.ts';

/** Makes a reading call. Rejects when there is no answer, and when the signal aborts it. */
export type ReadApi = (call: ApiCall, signal: AbortSignal) => Promise<ApiAnswer>;

/** A call that a render made: path, status (0: no answer) and milliseconds. */
export type CallFigure = readonly [path: string, status: number, ms: number];

export interface ApiClientOptions {
  /** An idle connection is closed after this time. */
  readonly idleMs?: number;
  /** Of an answer's body. */
  readonly mostBytes?: number;
  /** Gets each call but those that the render itself has aborted. */
  readonly onCall?: ((figure: CallFigure) => void) | undefined;
}

/** The API has answered, but with something that no render may get. The message continues: "an answer that …". */
export class UnusableAnswerError extends Error {}

/** A silently dropped connection is soon discarded, and most servers keep theirs for longer. */
const IDLE_MS = 4000;
/** Lists come in pages of a hundred at most; a render's own answer may take 16 MB. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The codes of a connection that the other side has closed. */
const RESETS: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
/** A redirect is no answer. 304 is none, and was not requested. */
const REDIRECTS = [301, 302, 303, 307, 308];
/** Bodies may be compressed although this was not requested, by a proxy on the way. `unzip` distinguishes gzip and deflate. */
const UNPACKERS = new Map([
  ...['gzip', 'x-gzip', 'deflate'].map((coding) => [coding, promisify(unzip)] as const),
  ['br', promisify(brotliDecompress)] as const,
]);

/** Calls the API over connections that stay open. By `undici.request`, because neither streams of the web nor objects for headers are made of an answer that is only handed on. */
export function createApiClient({ idleMs = IDLE_MS, mostBytes = MOST_BYTES, onCall }: ApiClientOptions = {}): ReadApi {
  // A slow answer is the caller's to wait for.
  const dispatcher = new Agent({ keepAliveTimeout: idleMs, headersTimeout: 0, bodyTimeout: 0, maxResponseSize: mostBytes });

  async function read({ url, method, headers }: ApiCall, signal: AbortSignal): Promise<ApiAnswer> {
    // The API is near: to unpack its answers would cost more than to carry them.
    const open = () => request(url, { method, headers: { ...headers, 'accept-encoding': 'identity' }, signal, dispatcher });
    // As a rule the API closed the connection while it was idle, and has not seen the call, which changes nothing anyway.
    const response = await open().catch((error: unknown) => {
      if (!RESETS.includes(codeOf(error))) throw error;
      return open();
    });
    const { statusCode: status, body } = response;
    // To `HEAD` it is the length of a body that does not come.
    const isTooLarge = method === 'GET' && Number(response.headers['content-length']) > mostBytes;
    if (isTooLarge || REDIRECTS.includes(status)) {
      body.on('error', () => undefined).destroy();
      throw isTooLarge ? tooLarge(mostBytes) : new UnusableAnswerError(`redirects with ${status}`);
    }
    const bytes = await body.bytes().catch((error: unknown) => {
      throw codeOf(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? tooLarge(mostBytes) : error;
    });
    const { 'content-encoding': coding = 'identity', ...others } = response.headers;
    const given = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
    const packed = String(coding).trim().toLowerCase();
    if (['', 'identity'].includes(packed) || bytes.byteLength === 0) return { status, headers: given, body: bytes as Utf8 };
    const { 'content-length': _length, ...ofUnpacked } = given;
    return { status, headers: ofUnpacked, body: await unpack(bytes, packed, mostBytes) };
  }

  if (!onCall) return read;
  return (call, signal) =>
    timed(
      () => read(call, signal),
      (ms, result) => {
        if (result || !signal.aborted) onCall([new URL(call.url).pathname, result?.value.status ?? 0, ms]);
      },
    );
}

async function unpack(body: Uint8Array, coding: string, mostBytes: number): Promise<Utf8> {
  const unpacker = UNPACKERS.get(coding);
  if (!unpacker) throw new UnusableAnswerError(`is packed as "${coding.slice(0, 40)}", which was not requested and is not known`);
  try {
    return await unpacker(body, { maxOutputLength: mostBytes });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(mostBytes);
    throw new UnusableAnswerError(`is said to be packed as "${coding}", and is not`);
  }
}

function tooLarge(mostBytes: number): UnusableAnswerError {
  return new UnusableAnswerError(`takes more than ${mostBytes} bytes`);
}

/** The code of an error of Node or undici. */
function codeOf(error: unknown): unknown {
  return ((error ?? {}) as { readonly code?: unknown }).code;
}
