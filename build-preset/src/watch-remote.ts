import { watch } from 'node:fs';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import { readConfigurations } from './read-configurations.ts';
import { errorsOf } from './stats-errors.ts';
import { writeGenerated } from './write-generated.ts';

/** A remote that is built again at every change of its sources. */
export interface WatchedBuild {
  readonly close: () => Promise<void>;
}

/** What the builds of a watched remote report. */
export interface WatchEvents {
  /** Browser and server files in `dist` fit together: all builds are done without an error. */
  readonly onBuilt: () => void;
  readonly onErrors: (errors: readonly string[]) => void;
}

/** Facts that a build reads once, at its start: pages and other parts that come or go, and what describes them. */
const FACTS =
  /^(?:rspack\.config\.ts|remote\.manifest\.json|src[\\/]contracts\.schema\.ts|locales[\\/]\w+\.json|src[\\/]pages[\\/][^\\/]+[\\/]route\.json|src[\\/](?:pages|fragments|middleware)[\\/][^\\/]+(?:[\\/]index\.tsx?)?)$/;
const SETTLE_MS = 50;

/** Builds the remote in `folder`, readable and with source maps, and follows its sources until it is closed. */
export async function watchRemote(folder: string, { onBuilt, onErrors }: WatchEvents): Promise<WatchedBuild> {
  let builds = await start('');
  let restarting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function start(stamp: string): Promise<readonly Compiler[]> {
    await writeGenerated(folder, stamp);
    return follow((await readConfigurations(folder, stamp)).map(toWorkingBuild), { onBuilt, onErrors });
  }

  async function restart(): Promise<void> {
    try {
      await closeAll(builds);
      builds = [];
      builds = await start(`?${Date.now()}`);
    } catch (error) {
      onErrors([error instanceof Error ? error.message : String(error)]);
    }
  }

  const watcher = watch(folder, { recursive: true }, (event, name) => {
    if (name === null || !FACTS.test(name) || (event === 'change' && name.endsWith('index.ts'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  });

  return {
    async close() {
      clearTimeout(timer);
      watcher.close();
      await restarting;
      await closeAll(builds);
    },
  };
}

/** As it is released, but readable: the shop that shows it runs React's production build, so that nothing else may differ. */
function toWorkingBuild(released: Configuration): Configuration {
  return {
    ...released,
    devtool: 'cheap-module-source-map',
    cache: false,
    optimization: { ...released.optimization, minimize: false },
    watchOptions: { aggregateTimeout: 20, ignored: /[\\/](?:node_modules|dist|\.cache)[\\/]/ },
  };
}

/** Starts compilers; whenever none of them is busy any more, it says what has come of it. */
function follow(configurations: readonly Configuration[], { onBuilt, onErrors }: WatchEvents): readonly Compiler[] {
  const compilers = configurations.map((configuration) => rspack(configuration));
  const busy = new Set<Compiler>();
  const results = new Map<Compiler, Stats>();
  for (const compiler of compilers) {
    busy.add(compiler);
    compiler.hooks.invalid.tap('vitrava', () => void busy.add(compiler));
    compiler.hooks.failed.tap('vitrava', (error) => onErrors([error.message]));
    compiler.hooks.done.tap('vitrava', (stats) => {
      results.set(compiler, stats);
      busy.delete(compiler);
      if (busy.size > 0) return;
      const errors = [...new Set([...results.values()].flatMap(errorsOf))];
      // Files are written, and hooks of other plugins have run, when the compiler is asked for nothing more in this turn.
      setImmediate(() => (errors.length > 0 ? onErrors(errors) : onBuilt()));
    });
    compiler.watch(compiler.options.watchOptions ?? {}, () => undefined);
  }
  return compilers;
}

function closeAll(compilers: readonly Compiler[]): Promise<unknown> {
  return Promise.all(compilers.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))));
}
