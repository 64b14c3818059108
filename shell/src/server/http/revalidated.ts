import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHING } from './caching.ts';
import { hasAlready } from './has-already.ts';

/** A text as bytes with its tag. */
export interface RevalidatedText {
  readonly body: Buffer;
  /** Weak, because the same text goes out in several encodings. */
  readonly etag: string;
}

/** Encoded once, for the hash and the socket: Node writes a long Cyrillic string ten times dearer than its bytes. */
export function revalidatedText(text: string): RevalidatedText {
  const body = bytesOf(text);
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"` };
}

/** As `Buffer.from` gives them, in two thirds of its time for a long Cyrillic string; `transcode` refuses half a surrogate pair. */
function bytesOf(text: string): Buffer {
  return transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8');
}

/** Sends text that is the visitor's own and must be asked for again each time; 304 when the visitor has it. */
export async function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: RevalidatedText,
): Promise<FastifyReply> {
  reply.header('etag', etag).header('cache-control', CACHING.privateRevalidated);
  if (reply.statusCode === 200 && hasAlready(request, etag)) return reply.code(304).send();
  const compressed = await request.server.compressedTexts.read(request.headers['accept-encoding'], etag, body);
  return compressed ? reply.header('content-encoding', compressed.encoding).send(compressed.body) : reply.send(body);
}
