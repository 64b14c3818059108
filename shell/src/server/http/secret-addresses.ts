import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';

/**
 * `token` and `code` come with the emails of the shop; also inside the address with which the data of a page is
 * requested.
 */
const SECRET = /(?:[?&]|%3F|%26)(?:token|code)(?:=|%3D)/i;

/** Names the site alone: for pages whose form has to send its origin, which `no-referrer` prevents. */
const SITE_ALONE = 'strict-origin';

/** Whoever has such an address has the account or a part of it: no answer to it is cached, and it is not sent on as a referrer. */
export function protectSecretAddresses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!SECRET.test(request.raw.url ?? '')) return;
    const policy = reply.getHeader('referrer-policy') === SITE_ALONE ? SITE_ALONE : 'no-referrer';
    reply.headers({ 'cache-control': CACHING.privateNone, 'referrer-policy': policy }).removeHeader('etag');
  });
}
