import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { networkOf } from '@vitrava/server-kit/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Twice as much as the shop's own backend takes, which refuses what is between in the visitor's language. */
const MAX_BYTES = 128 * 1024;
const FIRST_BYTES = 4 * 1024;
/** Bodies pending at the same time. */
const MAX_PENDING = 256;

/** Forwards complete bodies, so that no sender holds a connection. With too many, the busiest address loses one. */
export function takeWholeBodies(app: FastifyInstance): void {
  const pending = createPendingBodies();
  app.addHook('preParsing', async ({ raw, ip, method, headers }, reply) => {
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    // Of a read nothing is read.
    if (isEmpty || method === 'GET' || method === 'HEAD') return;
    const remove = pending.add(networkOf(ip), raw);
    raw.once('end', remove);
    reply.raw.once('close', remove);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async ({ headers }: FastifyRequest, payload: IncomingMessage) => {
    if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
    const body = await readWhole(payload);
    // As a stream: the proxy would write a buffer that is called JSON as JSON.
    return body.length === 0 ? undefined : Readable.from([body]);
  });
}

function createPendingBodies() {
  const byAddress = new Map<string, Set<IncomingMessage>>();
  let count = 0;

  function remove(address: string, body: IncomingMessage): void {
    const bodies = byAddress.get(address);
    if (!bodies?.delete(body)) return;
    count -= 1;
    if (bodies.size === 0) byAddress.delete(address);
  }

  function endOldest([address, [oldest]]: [string, Set<IncomingMessage>]): void {
    if (!oldest) return;
    remove(address, oldest);
    oldest.destroy();
  }

  return {
    /** Returns a function that ends the pending state; repeated calls do no harm. */
    add(address: string, body: IncomingMessage): () => void {
      const bodies = byAddress.get(address) ?? new Set();
      byAddress.set(address, bodies.add(body));
      count += 1;
      if (count > MAX_PENDING) endOldest([...byAddress].reduce((most, one) => (one[1].size > most[1].size ? one : most)));
      return () => remove(address, body);
    },
  };
}

/** Copies each piece, of which a body may have one for each byte, so that it takes as much memory as it is long. */
async function readWhole(payload: Readable): Promise<Buffer> {
  let body = Buffer.allocUnsafe(FIRST_BYTES);
  let length = 0;
  try {
    // What is too large is answered, and not cut off.
    for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const end = length + piece.length;
      if (end > MAX_BYTES) throw tooLarge();
      if (end > body.length) body = Buffer.concat([body], Math.max(2 * body.length, end));
      piece.copy(body, length);
      length = end;
    }
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { statusCode: statusOf(error) });
  }
  return body.subarray(0, length);
}

/** A body that breaks off is the fault of who sent it. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 400;
}

function tooLarge(): Error {
  return Object.assign(new Error('The body is too large.'), { statusCode: 413 });
}
