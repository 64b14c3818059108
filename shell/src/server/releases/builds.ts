import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../compose/index.ts';

/**
 * The versions that an open page compares itself with, and those of a composition. Always of the requesting visitor,
 * never cached.
 */
export function registerBuilds(app: FastifyInstance): void {
  const { compositions, visitors } = app;

  app.get('/_composition', async (request, reply) => {
    const { page } = await compositions.forVisitor(visitors.of(request));
    return reply.header('cache-control', CACHING.none).header('vary', 'Cookie').send(page);
  });

  app.get('/builds/latest.json', async (request, reply) => {
    const { id, builtAt } = await compositions.forVisitor(visitors.of(request));
    return reply.header('cache-control', CACHING.none).header('vary', 'Cookie').send({ id, builtAt });
  });

  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const { file } = request.params;
    const composition = file.endsWith('.json') ? await compositions.byId(file.slice(0, -'.json'.length), visitors.of(request)) : null;
    if (!composition) return reply.code(404).header('cache-control', CACHING.none).send({ detail: 'There is no such build.' });
    return reply.header('cache-control', composition.isPreview ? CACHING.privateNone : CACHING.immutable).send(describeBuild(composition));
  });
}

function describeBuild({ id, builtAt, page }: LiveComposition) {
  return { id, builtAt, versions: { shell: page.shell, ...versionsOf(page) } };
}

/** The version of each remote of a composition. */
export function versionsOf({ remotes }: LiveComposition['page']): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}
