import { http } from '@vitrava/server-kit/http';
import fp from 'fastify-plugin';
import { type CompressedTexts, createCompressedTexts } from './compressed-texts.ts';
import { protectSecretAddresses } from './secret-addresses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly compressedTexts: CompressedTexts;
  }
}

/** What all responses of the shop have: headers, compression and cookies, and no cache for addresses with a secret. */
export const shopHttp = fp<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    protectSecretAddresses(app);
    app.decorate('compressedTexts', createCompressedTexts());
    await app.register(http, { publicUrl });
  },
  { name: 'http' },
);
