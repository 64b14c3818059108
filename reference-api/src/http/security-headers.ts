import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
