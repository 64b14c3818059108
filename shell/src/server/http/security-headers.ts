import type { FastifyInstance, FastifyReply } from 'fastify';

/** What matters in documents: for their files it is the browser's default, or nothing. */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/** What every answer carries; set by hand only where no hook runs. */
export const SECURITY_HEADERS = { 'x-content-type-options': 'nosniff', ...DOCUMENT_HEADERS } as const;

/** Gives them to every answer; pages add their own content policy. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
}

/** For the files that a page is made of: the headers of documents would be a fiftieth of what its scripts weigh. */
export function dropDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(DOCUMENT_HEADERS)) reply.removeHeader(name);
  return reply;
}
