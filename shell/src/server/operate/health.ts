import type { FastifyInstance } from 'fastify';
import { CACHING } from '../http/index.ts';

type Check = () => boolean | Promise<boolean>;

export interface Readiness {
  /** Without this the server cannot serve pages; `name` is what `/readyz` says is missing. */
  require(name: string, check: Check): void;
}

/** `/healthz`: the process lives. `/readyz`: it has everything that was required of it. */
export function createHealth(app: FastifyInstance): Readiness {
  const required = new Map<string, Check>();
  app.get('/healthz', (_request, reply) => reply.header('cache-control', CACHING.none).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checked = await Promise.all([...required].map(async ([name, check]) => ((await check()) ? [] : [name])));
    const missing = checked.flat();
    reply.header('cache-control', CACHING.none);
    return missing.length === 0 ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready', missing });
  });
  return { require: (name, check) => void required.set(name, check) };
}
