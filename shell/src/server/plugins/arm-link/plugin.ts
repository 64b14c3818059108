import type { Resolver } from '@vitrava/delivery/resolver';
import fp from 'fastify-plugin';
import { ARM_COOKIE } from '../../compose/index.ts';
import { CACHING } from '../../http/index.ts';

export interface ArmLinkOptions {
  readonly resolver: Pick<Resolver, 'readArmLink'>;
}

/**
 * `GET /_arm?token=…`: from now on, and until the link expires, its holder sees that arm of the experiment (`vitrava experiment link`);
 * `GET /_arm` ends it. What is no link of this shop answers 404.
 */
export const armLink = fp<ArmLinkOptions>(
  (app, { resolver }, done) => {
    app.get<{ Querystring: { token?: unknown } }>('/_arm', async (request, reply) => {
      const { token } = request.query;
      reply.header('cache-control', CACHING.none).header('referrer-policy', 'no-referrer');
      if (token === undefined) return reply.clearCookie(ARM_COOKIE, { path: '/' }).redirect('/', 302);
      const link = typeof token === 'string' ? await resolver.readArmLink(token) : null;
      if (!link || typeof token !== 'string') return reply.code(404).send({ detail: 'The link has expired, or its experiment has ended.' });
      reply.setCookie(ARM_COOKIE, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        expires: new Date(link.expiresAt),
      });
      return reply.redirect(link.path, 302);
    });
    done();
  },
  { name: 'arm-link', encapsulate: true },
);
