import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { BROTLI, COMPRESSION_THRESHOLD, type CompressedTexts, createCompressedTexts, ENCODINGS, GZIP } from './compressed-texts.ts';
import { nameRequests } from './request-id.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { protectTokenUrls } from './token-urls.ts';

// A packed body is the backend's to read, and small enough to be no one's bomb: nothing is unpacked here.
const COMPRESSION = {
  global: true,
  globalDecompression: false,
  encodings: ENCODINGS,
  threshold: COMPRESSION_THRESHOLD,
  brotliOptions: BROTLI,
  zlibOptions: GZIP,
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly compressedTexts: CompressedTexts;
  }
}

/** What every answer has: security headers, compression, cookies. Comes first, because routes take hooks as they are made. */
export const http = fp<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    nameRequests(app);
    addSecurityHeaders(app, publicUrl);
    protectTokenUrls(app);
    app.decorate('compressedTexts', createCompressedTexts());
    await app.register(compress, COMPRESSION);
    await app.register(cookie);
  },
  { name: 'http' },
);
