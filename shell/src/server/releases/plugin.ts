import type { Resolver } from '@vitrava/delivery/resolver';
import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../compose/index.ts';
import { registerFiles } from './files.ts';

export interface ReleasesOptions {
  readonly resolver: Resolver;
  /** Where the files of releases lie on this machine. */
  readonly filesDir: string;
}

/** Serves what was released: the files, and which versions make up a visitor's shop. */
export async function releases(app: FastifyInstance, { resolver, filesDir }: ReleasesOptions): Promise<void> {
  registerBuilds(app);
  await registerFiles(app, resolver, filesDir);
  app.readiness.mention('release store', () => resolver.problems().every(({ type }) => type !== 'store-away'));
  app.console.provide('newVisitor', async () => versionsOf((await app.compositions.forVisitor(null)).page));
  app.console.provide('problems', () =>
    resolver.problems().map((problem) => ({
      type: problem.type,
      remote: 'remote' in problem ? problem.remote : '',
      explanation: withoutPaths(problem.explanation),
    })),
  );
}

/** The console shows the event, not its place on the machine. */
function withoutPaths(text: string): string {
  return text.replace(/(?:\/[\w.-]+){2,}\/(?=[\w.-]+)/g, '…/');
}

/** The versions that an open page compares itself with, of the requesting visitor and never cached. */
function registerBuilds(app: FastifyInstance): void {
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

function versionsOf({ remotes }: LiveComposition['page']): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}
