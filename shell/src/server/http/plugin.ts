import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { protectSecretAddresses } from './secret-addresses.ts';
import { addSecurityHeaders } from './security-headers.ts';

const COMPRESSION = {
  global: true,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  threshold: 1024,
  // The answers of a page are compressed while a visitor waits.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
};

/** What every answer has: security headers, compression, cookies. Comes first, because routes take hooks as they are made. */
export const http = fp(
  async (app) => {
    addSecurityHeaders(app);
    protectSecretAddresses(app);
    await app.register(compress, COMPRESSION);
    await app.register(cookie);
  },
  { name: 'http' },
);
