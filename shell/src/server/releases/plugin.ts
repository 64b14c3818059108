import type { Resolver } from '@vitrava/delivery/resolver';
import type { FastifyInstance } from 'fastify';
import { registerBuilds, versionsOf } from './builds.ts';
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
