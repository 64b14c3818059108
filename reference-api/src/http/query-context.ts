import type { FastifyInstance } from 'fastify';
import { runInQueryContext } from '../database/index.ts';
import { ownServers } from './shop-servers.ts';

const READING = ['GET', 'HEAD'];

/** Sets the context of queries: for a page or not, and whether a read's client has left. Changes are completed. */
export function installQueryContext(app: FastifyInstance, { trustProxy }: { readonly trustProxy: string }): void {
  const isOwn = ownServers(trustProxy);
  app.addHook('onRequest', (request, { raw }, done) => {
    const isReading = READING.includes(request.method);
    const isForPage = isReading && request.url.startsWith('/api/') && isOwn(request);
    const isAbandoned = () => isReading && (raw.destroyed || raw.writableEnded);
    runInQueryContext({ isAbandoned, isForPage }, done);
  });
}
