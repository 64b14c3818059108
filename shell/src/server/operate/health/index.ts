import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../../compose/compositions/index.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve pages, which takes a released shell and a render pool. */
export function registerHealth(app: FastifyInstance, compositions: Compositions, isStarted: () => boolean): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { page } = await compositions.forVisitor(null);
    const missing = [...(isStarted() ? [] : ['render pool']), ...(page.shell === '' ? ['release of the shell'] : [])];
    reply.header('cache-control', 'no-store');
    return missing.length === 0 ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready', missing });
  });
}
