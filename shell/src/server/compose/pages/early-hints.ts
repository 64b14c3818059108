import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Announces to a browser what the page will load while the page is still being made. Only for navigations of browsers
 * (`sec-fetch-mode`): other HTTP/1.1 clients may take the 103 for the answer.
 */
export function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, links: readonly string[]): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || request.method !== 'GET' || links.length === 0) return;
  if (reply.raw.socket?.writable) reply.raw.writeEarlyHints({ link: [...links] });
}
