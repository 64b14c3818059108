import { hash } from 'node:crypto';
import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { joinUtf8, type TextPiece } from '../utf8/index.ts';
import { matchesIfNoneMatch } from './if-none-match.ts';

/** A text as bytes with its tag. */
export interface RevalidatedText {
  readonly body: Buffer;
  /** Weak, because the same text is sent in several encodings. */
  readonly etag: string;
}

/** Joined once, for the hash, the compression and the socket. */
export function revalidatedText(pieces: readonly TextPiece[]): RevalidatedText {
  const body = joinUtf8(pieces);
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"` };
}

/** Sends text that is the visitor's own and must be revalidated each time; 304 when the visitor has it. */
export async function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: RevalidatedText,
): Promise<FastifyReply> {
  reply.header('etag', etag).header('cache-control', CACHING.privateRevalidated);
  if (reply.statusCode === 200 && matchesIfNoneMatch(request, etag)) return reply.code(304).send();
  const compressed = await request.server.compressedTexts.read(request.headers['accept-encoding'], etag, body);
  return compressed ? reply.header('content-encoding', compressed.encoding).send(compressed.body) : reply.send(body);
}
