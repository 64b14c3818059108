import type { FastifyReply, FastifyRequest } from 'fastify';

/** Announces what the page will load. Only to browsers (`sec-fetch-mode`): others may take the 103 for the answer. */
export function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, links: readonly string[]): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || request.method !== 'GET' || links.length === 0) return;
  if (reply.raw.socket?.writable) reply.raw.writeEarlyHints({ link: [...links] });
}
