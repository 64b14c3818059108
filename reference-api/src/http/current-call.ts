import type { FastifyInstance } from 'fastify';
import { workFor } from '../abandoned.ts';
import { ownServers } from './own-server.ts';

const READING = ['GET', 'HEAD'];

/**
 * Lets the database know whether a page is asked for, and when nobody waits for what is read: the caller has gone, or was answered because it took too long. Changes are made whether
 * or not someone hears of them.
 */
export function installCurrentCall(app: FastifyInstance, { trustProxy }: { readonly trustProxy: string }): void {
  const isOwn = ownServers(trustProxy);
  app.addHook('onRequest', (request, { raw }, done) => {
    if (!READING.includes(request.method)) return done();
    workFor({ isGone: () => raw.destroyed || raw.writableEnded, isForPage: request.url.startsWith('/api/') && isOwn(request) }, done);
  });
}
