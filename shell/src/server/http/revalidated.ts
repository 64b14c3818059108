import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHING } from './caching.ts';
import { hasAlready } from './has-already.ts';

/** Weak, because the same text goes out in several encodings. */
function etagOf(text: Buffer): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** As `Buffer.from` gives them, in two thirds of its time for a long Cyrillic string; `transcode` refuses half a surrogate pair. */
function bytesOf(text: string): Buffer {
  return transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8');
}

/** Sends text that is the visitor's own and must be asked for again each time; 304 when the visitor has it. */
export async function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  // Encoded once, for the hash and the socket: Node writes a long Cyrillic string ten times dearer than its bytes.
  const body = bytesOf(text);
  const etag = etagOf(body);
  reply.header('etag', etag).header('cache-control', CACHING.privateRevalidated);
  if (reply.statusCode === 200 && hasAlready(request, etag)) return reply.code(304).send();
  const compressed = await request.server.compressedTexts.read(request.headers['accept-encoding'], etag, body);
  return compressed ? reply.header('content-encoding', compressed.encoding).send(compressed.body) : reply.send(body);
}
