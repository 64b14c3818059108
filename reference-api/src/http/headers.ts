import helmet from '@fastify/helmet';
import { logResponses } from '@vitrava/server-kit/logging';
import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import { CACHE_LIFETIMES_S, type CacheLifetime } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** A response is stored nowhere unless its route declares a lifetime. */
export function installNoStore(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** A shared cache may store the response for the lifetime of this name; a browser revalidates it each time. */
const shareFor =
  (lifetime: CacheLifetime): Hook =>
  (_request, reply, done) => {
    reply.header('cache-control', `public, max-age=0, s-maxage=${CACHE_LIFETIMES_S[lifetime]}`);
    done();
  };

/** For answers that are the same for all visitors of a language: the shop's server calls once for many pages. */
export const markShared = shareFor('publicData');

/** For products, whose prices and stocks change by the minute: many visitors at once cost one response, and no old price is shown for long. */
export const markSharedBriefly = shareFor('products');

const NOTHING = ["'none'"];
const YEAR_SECONDS = 31_536_000;

/** A response of the API is never a page: it loads nothing, is not framed, and is read by its own origin only. */
export async function installSecurityHeaders(app: FastifyInstance, isProduction: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NOTHING, frameAncestors: NOTHING, baseUri: NOTHING, formAction: NOTHING },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Only over HTTPS; see below.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isProduction && request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}

/** Logs a line per response; the response has the id of its lines. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  logResponses(app);
}
