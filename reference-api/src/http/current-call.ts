import type { FastifyInstance } from 'fastify';
import { workFor } from '../abandoned.ts';

const READING = ['GET', 'HEAD'];

/**
 * Lets the database know when nobody waits for what is read: the caller has gone, or was answered because it took too long. Changes are made whether
 * or not someone hears of them.
 */
export function installCurrentCall(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method }, { raw }, done) => {
    if (READING.includes(method)) workFor({ isGone: () => raw.destroyed || raw.writableEnded }, done);
    else done();
  });
}
