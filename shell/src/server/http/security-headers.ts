import type { FastifyInstance, FastifyReply } from 'fastify';
import { REQUEST_ID_HEADERS } from './request-id.ts';

/** What matters in documents: for their files it is the browser's default, or nothing. */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/** What every answer carries; set by hand only where no hook runs. */
export const SECURITY_HEADERS = { 'x-content-type-options': 'nosniff', ...DOCUMENT_HEADERS } as const;

/** Of documents: no other site takes one in as a part of its own. Pictures may be shown elsewhere: in letters, by search engines. */
export const OF_THIS_SITE = { 'cross-origin-resource-policy': 'same-origin' } as const;

const YEAR_S = 31_536_000;

/** Gives them to every answer; pages add their own content policy. A shop that is reached safely, or says that it is, promises to stay so (RFC 6797). */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): void {
  const isPublicSafe = publicUrl?.startsWith('https://') ?? false;
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (isPublicSafe || protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_S}`);
  });
}

/** For the files that a page is made of: the headers of documents would be a fiftieth of what its scripts weigh. */
export function dropDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of [...Object.keys(DOCUMENT_HEADERS), ...REQUEST_ID_HEADERS]) reply.removeHeader(name);
  return reply;
}
