import type { FastifyInstance } from 'fastify';
import type { Compositions, LiveComposition } from '../../compose/compositions/index.ts';
import { visitorIdFrom } from '../../compose/visitor/index.ts';

/** What an open page compares itself with, and what a composition is made of. Always of the visitor who asks, never kept. */
export function registerBuilds(app: FastifyInstance, compositions: Compositions): void {
  app.get('/_composition', async (request, reply) => {
    const { page } = await compositions.forVisitor(visitorIdFrom(request));
    return reply.header('cache-control', 'no-store').header('vary', 'Cookie').send(page);
  });

  app.get('/builds/latest.json', async (request, reply) => {
    const { id, builtAt } = await compositions.forVisitor(visitorIdFrom(request));
    return reply.header('cache-control', 'no-store').header('vary', 'Cookie').send({ id, builtAt });
  });

  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const { file } = request.params;
    const composition = file.endsWith('.json') ? await compositions.byId(file.slice(0, -'.json'.length)) : null;
    if (!composition) return reply.code(404).header('cache-control', 'no-store').send({ detail: 'There is no such build.' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(describeBuild(composition));
  });
}

function describeBuild({ id, builtAt, page }: LiveComposition) {
  const remotes = Object.entries(page.remotes).map(([name, { version }]) => [name, version] as const);
  return { id, builtAt, versions: { shell: page.shell, ...Object.fromEntries(remotes) } };
}
