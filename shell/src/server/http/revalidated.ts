import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHING } from './caching.ts';
import { hasAlready } from './has-already.ts';

/** Weak, because the same text goes out in several encodings. */
function etagOf(text: Buffer): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** Sends text that is the visitor's own and must be asked for again each time; 304 when the visitor has it. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  // Encoded once, for the hash and the socket: Node writes a long Cyrillic string ten times dearer than its bytes.
  const body = Buffer.from(text);
  const etag = etagOf(body);
  reply.header('etag', etag).header('cache-control', CACHING.privateRevalidated);
  return reply.statusCode === 200 && hasAlready(request, etag) ? reply.code(304).send() : reply.send(body);
}
