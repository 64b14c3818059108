import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const resolver = createRequire(import.meta.url);
const FONTS = ['cyrillic-400', 'cyrillic-600', 'latin-400', 'latin-600'] as const;
const CACHED = 'public, max-age=300';

/** The stylesheet of the hosted page and the shop's typeface. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const files = [
    { url: '/pay.css', type: 'text/css; charset=utf-8', file: path.join(import.meta.dirname, 'page/pay.css') },
    ...FONTS.map((name) => ({
      url: `/fonts/${name}.woff2`,
      type: 'font/woff2',
      file: resolver.resolve(`@fontsource/golos-text/files/golos-text-${name}-normal.woff2`),
    })),
  ];
  for (const { url, type, file } of files) {
    const content = await readFile(file);
    const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 10)}"`;
    app.get(url, async (request, reply) => {
      reply.header('etag', etag).header('cache-control', CACHED).header('x-content-type-options', 'nosniff');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(content);
    });
  }
}
