import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyInstance } from 'fastify';
import { workFor } from '../abandoned.ts';
import { ownServers } from './own-server.ts';

const READING = ['GET', 'HEAD'];

/**
 * Lets the database know for whom it works, a page or an address, and when nobody waits for what is read: the caller has gone, or was answered
 * because it took too long. Changes are made whether or not someone hears of them.
 */
export function installCurrentCall(app: FastifyInstance, { trustProxy }: { readonly trustProxy: string }): void {
  const isOwn = ownServers(trustProxy);
  app.addHook('onRequest', (request, { raw }, done) => {
    const isReading = READING.includes(request.method);
    const isForPage = isReading && request.url.startsWith('/api/') && isOwn(request);
    const isGone = () => isReading && (raw.destroyed || raw.writableEnded);
    workFor({ isGone, isForPage, ...(isForPage ? {} : { from: networkOf(request.ip) }) }, done);
  });
}
