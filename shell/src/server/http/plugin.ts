import { http } from '@vitrava/server-kit/http';
import fp from 'fastify-plugin';
import { type CompressedTexts, createCompressedTexts } from './compressed-texts.ts';
import { protectTokenUrls } from './token-urls.ts';

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
