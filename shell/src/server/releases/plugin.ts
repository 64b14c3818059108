import type { Resolver } from '@vitrava/delivery/resolver';
import { describeChange } from '@vitrava/delivery/store';
import fp from 'fastify-plugin';
import { registerBuilds, versionsOf } from './builds.ts';
import { registerFiles } from './files.ts';

export interface ReleasesOptions {
  readonly resolver: Resolver;
  /** Where the files of releases lie on this machine. */
  readonly filesDir: string;
}

/** Who made a move and why is left out: the console is open to whoever reaches it. `vitrava history` has it. */
const MOVES_SHOWN = 20;

/** Serves what was released: the files, and which versions make up a visitor's shop. */
export const releases = fp<ReleasesOptions>(
  async (app, { resolver, filesDir }) => {
    registerBuilds(app);
    await registerFiles(app, resolver, filesDir);
    app.readiness.mention('release store', () => resolver.problems().every(({ type }) => type !== 'store-away'));
    app.console.add(async () => [
      { title: 'Composition of a new visitor', rows: Object.entries(versionsOf((await app.compositions.forVisitor(null)).page)) },
      {
        title: 'Latest moves',
        columns: ['When', 'Move', 'Remote', 'From where to where'],
        rows: (await resolver.moves(MOVES_SHOWN)).map(({ at, move, remote, from, to }) => [
          at,
          move,
          remote ?? '',
          describeChange(from, to),
        ]),
      },
      {
        title: 'Problems',
        columns: ['Problem', 'Remote', 'What happened, and what is done'],
        rows: resolver
          .problems()
          .map((problem) => [problem.type, 'remote' in problem ? problem.remote : '', withoutPaths(problem.explanation)]),
      },
    ]);
  },
  { name: 'releases', encapsulate: true, decorators: { fastify: ['compositions', 'console', 'readiness', 'visitors'] } },
);

/** The console says what happened, not where on the machine. */
function withoutPaths(text: string): string {
  return text.replace(/(?:\/[\w.-]+){2,}\/(?=[\w.-]+)/g, '…/');
}
