import type { FastifyInstance } from 'fastify';

/** `token` and `code` are what the letters of the shop bring; also inside of the address that the data of a page is asked for with. */
const SECRET = /(?:[?&]|%3F|%26)(?:token|code)(?:=|%3D)/i;

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

/** Whoever has such an address has the account or a part of it: no answer to it is kept, and no site that follows learns it. */
export function keepSecretAddresses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (SECRET.test(request.raw.url ?? '')) reply.headers(HEADERS).removeHeader('etag');
  });
}
