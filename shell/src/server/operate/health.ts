import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';

type Check = () => boolean | Promise<boolean>;

export interface Readiness {
  /** Without this the server cannot serve pages; `/readyz` reports `name` as missing. */
  require(name: string, check: Check): void;
  /** Without this the server serves its cached data; `/readyz` reports `name` as away. */
  mention(name: string, check: Check): void;
}

/** `/healthz`: the process lives. `/readyz`: it has everything that was required of it. */
export function createHealth(app: FastifyInstance): Readiness {
  const required = new Map<string, Check>();
  const mentioned = new Map<string, Check>();
  app.get('/healthz', (_request, reply) => reply.header('cache-control', CACHING.none).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [missing, away] = await Promise.all([failing(required), failing(mentioned)]);
    reply.header('cache-control', CACHING.none);
    const ready = { status: 'ready', ...(away.length > 0 && { away }) };
    return missing.length === 0 ? reply.send(ready) : reply.code(503).send({ status: 'not ready', missing });
  });
  return {
    require: (name, check) => void required.set(name, check),
    mention: (name, check) => void mentioned.set(name, check),
  };
}

async function failing(checks: ReadonlyMap<string, Check>): Promise<string[]> {
  const checked = await Promise.all([...checks].map(async ([name, check]) => ((await check()) ? [] : [name])));
  return checked.flat();
}
