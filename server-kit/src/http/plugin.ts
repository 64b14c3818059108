/// <reference types="@fastify/compress" preserve="true" />
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { BROTLI, COMPRESSION_THRESHOLD, ENCODINGS, GZIP } from './compression.ts';
import { addRequestIds } from './current-request-id.ts';
import { addSecurityHeaders } from './security-headers.ts';

// A compressed request body is passed on to the backend as it is, so nothing is decompressed here.
const COMPRESSION = {
  global: true,
  globalDecompression: false,
  encodings: ENCODINGS,
  threshold: COMPRESSION_THRESHOLD,
  brotliOptions: BROTLI,
  zlibOptions: GZIP,
};

/** Request ids, security headers, compression and cookies for all responses. Register it first, because routes receive the hooks that exist when they are added. */
export const http = fp<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    addRequestIds(app);
    addSecurityHeaders(app, publicUrl);
    await app.register(compress, COMPRESSION);
    await app.register(cookie);
  },
  { name: 'server-kit/http' },
);
