import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import type { Utf8 } from '../../utf8/index.ts';
import type { ApiAnswer, ApiCall } from './job.ts';

/** The API has answered, but with something that no render may get. The message continues: "The answer …". */
export class UnusableAnswerError extends Error {}

/** A redirect is no answer. 304 is none, and was not requested. */
const REDIRECTS = [301, 302, 303, 307, 308];
/**
 * Bodies may be compressed although this was not requested, by a proxy on the way. `unzip` distinguishes gzip and
 * deflate.
 */
const UNPACKERS = new Map([
  ['gzip', promisify(unzip)],
  ['x-gzip', promisify(unzip)],
  ['deflate', promisify(unzip)],
  ['br', promisify(brotliDecompress)],
]);
/** They describe the body as it was sent. */
const HEADERS_OF_PACKED = ['content-encoding', 'content-length'];

/** Reads an answer to its end. One whose body takes more bytes than `mostBytes`, packed or unpacked, is broken off. */
export async function readAnswer(response: IncomingMessage, method: ApiCall['method'], mostBytes: number): Promise<ApiAnswer> {
  const status = response.statusCode ?? 0;
  const body = await collect(response, method, mostBytes);
  if (REDIRECTS.includes(status)) throw new UnusableAnswerError(`leads elsewhere with ${status}.`);
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (['', 'identity'].includes(coding) || body.byteLength === 0) return { status, headers: headersOf(response), body };
  return { status, headers: headersOf(response, HEADERS_OF_PACKED), body: await unpack(body, coding, mostBytes) };
}

function collect(response: IncomingMessage, method: ApiCall['method'], mostBytes: number): Promise<Utf8> {
  const { promise, resolve, reject } = Promise.withResolvers<Utf8>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  function refuse(): void {
    reject(tooLarge(mostBytes));
    response.destroy();
  }
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) return refuse();
    chunks.push(chunk);
  });
  response.on('error', reject).on('end', () => resolve(Buffer.concat(chunks, bytes)));
  // To `HEAD` it is the length of a body that does not come.
  if (method === 'GET' && Number(response.headers['content-length']) > mostBytes) refuse();
  return promise;
}

async function unpack(body: Utf8, coding: string, mostBytes: number): Promise<Utf8> {
  const unpacker = UNPACKERS.get(coding);
  if (!unpacker) throw new UnusableAnswerError(`is packed as "${coding.slice(0, 40)}", which was not asked for and is not known.`);
  try {
    return await unpacker(body, { maxOutputLength: mostBytes });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(mostBytes);
    throw new UnusableAnswerError(`is said to be packed as "${coding}", and is not.`);
  }
}

function tooLarge(mostBytes: number): UnusableAnswerError {
  return new UnusableAnswerError(`takes more than ${mostBytes} bytes.`);
}

function headersOf({ headers }: IncomingMessage, without: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (without.includes(name) ? [] : [[name, String(value)]])));
}

/** The code of an error of Node's. */
export function codeOf(error: unknown): unknown {
  return ((error ?? {}) as { readonly code?: unknown }).code;
}
