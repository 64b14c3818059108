import { CACHING, http } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type CompressedTexts, createCompressedTexts } from './compressed-texts.ts';

/** `token` and `code` come with the emails of the shop; also encoded, within the URL of the data of a page. */
const TOKEN = /(?:[?&]|%3F|%26)(?:token|code)(?:=|%3D)/i;

/** For pages whose form must send its origin, which `no-referrer` prevents. */
const ORIGIN_ONLY = 'strict-origin';

/** A URL with a token gives access to an account: no response to it is cached, and it is not sent as a referrer. */
function protectTokenUrls(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!TOKEN.test(request.raw.url ?? '')) return;
    const policy = reply.getHeader('referrer-policy') === ORIGIN_ONLY ? ORIGIN_ONLY : 'no-referrer';
    reply.headers({ 'cache-control': CACHING.privateNone, 'referrer-policy': policy }).removeHeader('etag');
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly compressedTexts: CompressedTexts;
  }
}

/** What all responses of the shop have: headers, compression and cookies, and no cache for URLs with a token. */
export const shopHttp = fp<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    protectTokenUrls(app);
    app.decorate('compressedTexts', createCompressedTexts());
    await app.register(http, { publicUrl });
  },
  { name: 'http' },
);
