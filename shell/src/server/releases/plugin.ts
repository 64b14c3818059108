import type { Resolver } from '@vitrava/delivery/resolver';
import fp from 'fastify-plugin';
import { registerBuilds, versionsOf } from './builds.ts';
import { registerFiles } from './files.ts';

export interface ReleasesOptions {
  readonly resolver: Resolver;
  readonly releaseStoreDir: string;
}

/** Serves what was released: the files, and which versions make up a visitor's shop. */
export const releases = fp<ReleasesOptions>(
  async (app, { resolver, releaseStoreDir }) => {
    registerBuilds(app);
    await registerFiles(app, resolver, releaseStoreDir);
    app.console.add(async () => [
      { title: 'Composition of a new visitor', rows: Object.entries(versionsOf((await app.compositions.forVisitor(null)).page)) },
      { title: 'Problems', rows: resolver.problems().map((problem) => [problem.type, 'remote' in problem ? problem.remote : '']) },
    ]);
  },
  { name: 'releases', encapsulate: true, decorators: { fastify: ['compositions', 'console'] } },
);
