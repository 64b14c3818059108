import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** No body of the shop has half as much; the backend says what it thinks of those between. */
const MAX_BYTES = 128 * 1024;
/** They come in a moment, but for those of somebody who holds them back. */
const ON_THEIR_WAY = 256;

/**
 * Passes bodies on when they are whole: half of one would hold a connection to the backend, and a turn, for as long as its sender likes. Where too
 * many are on their way at once, the one that has been for longest is ended.
 */
export function takeWholeBodies(app: FastifyInstance): void {
  const onTheirWay = new Set<IncomingMessage>();
  app.addHook('preParsing', async ({ raw, headers }) => {
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    onTheirWay.add(raw);
    for (const event of ['end', 'close']) raw.once(event, () => onTheirWay.delete(raw));
    const [longest] = onTheirWay.size > ON_THEIR_WAY ? onTheirWay : [];
    longest?.destroy();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : Readable.from([body]),
  );
}
