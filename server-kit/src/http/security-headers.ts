import type { FastifyInstance, FastifyReply } from 'fastify';
import { REQUEST_ID_HEADERS } from './current-request-id.ts';

/** For documents only: for other files they are the browser's default or have no effect. */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/** Headers of every response; set explicitly only where no hook runs. */
export const SECURITY_HEADERS = { 'x-content-type-options': 'nosniff', ...DOCUMENT_HEADERS } as const;

/** For documents: no other site may embed them. Pictures may be embedded, by emails and search engines. */
export const OF_THIS_SITE = { 'cross-origin-resource-policy': 'same-origin' } as const;

const YEAR_S = 31_536_000;

/** Adds them to every response; pages add their own content policy. Over HTTPS, or with a public address of HTTPS, it also adds HSTS (RFC 6797). */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): void {
  const isPublicSafe = publicUrl?.startsWith('https://') ?? false;
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (isPublicSafe || protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_S}`);
  });
}

/** For the files of a page, whose bytes these headers would increase by a fiftieth. */
export function dropDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of [...Object.keys(DOCUMENT_HEADERS), ...REQUEST_ID_HEADERS]) reply.removeHeader(name);
  return reply;
}
