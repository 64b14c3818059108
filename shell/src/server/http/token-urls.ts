import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';

/** `token` and `code` come with the emails of the shop; also encoded, within the URL of the data of a page. */
const TOKEN = /(?:[?&]|%3F|%26)(?:token|code)(?:=|%3D)/i;

/** For pages whose form must send its origin, which `no-referrer` prevents. */
const ORIGIN_ONLY = 'strict-origin';

/** A URL with a token gives access to an account: no response to it is cached, and it is not sent as a referrer. */
export function protectTokenUrls(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!TOKEN.test(request.raw.url ?? '')) return;
    const policy = reply.getHeader('referrer-policy') === ORIGIN_ONLY ? ORIGIN_ONLY : 'no-referrer';
    reply.headers({ 'cache-control': CACHING.privateNone, 'referrer-policy': policy }).removeHeader('etag');
  });
}
