import { watch } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import { errorsOf } from './read-configurations.ts';

export interface WatchOptions {
  /** Folder of the app, whose sources are watched. */
  readonly folder: string;
  /** The builds of the app, read at the start and whenever their facts change; `stamp` distinguishes the readings. */
  readonly configure: (stamp: string) => Promise<readonly Configuration[]>;
  /** All builds are done without an error, and their files fit together; `hashes` in the order of the builds. */
  readonly onBuilt: (hashes: readonly string[], ms: number) => Promise<void> | void;
  readonly onErrors: (errors: readonly string[]) => void;
}

/** Builds that run again at every change of their sources. */
export interface WatchedBuilds {
  /** Settles when nothing is being built, with or without errors. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Parts of an app, which matter when they come or go, and facts about them, which matter at every save: both are read once by a build. */
const PARTS = /^src[\\/](?:pages|fragments|middleware)[\\/][^\\/]+(?:[\\/]index\.tsx?)?$/;
const FACTS =
  /^(?:rspack\.config\.ts|remote\.manifest\.json|src[\\/]contracts\.schema\.ts|locales[\\/][\w-]+\.json|src[\\/]pages[\\/][^\\/]+[\\/]route\.json)$/;
const SETTLE_MS = 50;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts the builds and watches the sources until it is closed. */
export async function watchBuilds(options: WatchOptions): Promise<WatchedBuilds> {
  const { folder, configure, onErrors } = options;
  let isClosed = false;
  let builds = startCompilers(await configure(''), options);
  let restarting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function restart(): Promise<void> {
    if (isClosed) return;
    try {
      await builds.close();
      builds = startCompilers(await configure(`?${Date.now()}`), options);
    } catch (error) {
      onErrors([messageOf(error)]);
    }
  }

  const watcher = watch(folder, { recursive: true }, (event, name) => {
    const isFact = name !== null && (FACTS.test(name) || (event === 'rename' && PARTS.test(name)));
    if (!isFact) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  });

  return {
    settled: () => restarting.then(() => builds.settled()),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      watcher.close();
      await restarting;
      await builds.close();
    },
  };
}

function startCompilers(configurations: readonly Configuration[], { onBuilt, onErrors }: WatchOptions): WatchedBuilds {
  const compilers = configurations.map((configuration) => rspack(configuration));
  const busy = new Map<Compiler, PromiseWithResolvers<void>>();
  const results = new Map<Compiler, Stats>();
  let reported: Promise<void> = Promise.resolve();
  let startedAt = performance.now();

  function begin(compiler: Compiler): void {
    if (busy.size === 0) startedAt = performance.now();
    if (!busy.has(compiler)) busy.set(compiler, Promise.withResolvers());
  }

  function finish(compiler: Compiler, stats: Stats): void {
    results.set(compiler, stats);
    end(compiler);
    if (busy.size === 0) reported = reported.then(report);
  }

  function end(compiler: Compiler): void {
    busy.get(compiler)?.resolve();
    busy.delete(compiler);
  }

  async function report(): Promise<void> {
    // Files are written, and hooks of other plugins have run, when the compiler has no more work in this turn.
    await nextTurn();
    const errors = [...new Set([...results.values()].flatMap(errorsOf))];
    if (errors.length > 0) return onErrors(errors);
    try {
      const hashes = compilers.map((compiler) => results.get(compiler)?.hash ?? '');
      await onBuilt(hashes, performance.now() - startedAt);
    } catch (error) {
      onErrors([messageOf(error)]);
    }
  }

  for (const compiler of compilers) {
    begin(compiler);
    compiler.hooks.invalid.tap('vitrava', () => begin(compiler));
    compiler.hooks.done.tap('vitrava', (stats) => finish(compiler, stats));
    compiler.hooks.failed.tap('vitrava', (error) => {
      onErrors([error.message]);
      end(compiler);
    });
    compiler.watch(compiler.options.watchOptions ?? {}, () => undefined);
  }

  return {
    async settled() {
      while (busy.size > 0) await Promise.all([...busy.values()].map(({ promise }) => promise));
      await reported;
    },
    async close() {
      // A build that is given up has no result to wait for.
      for (const { resolve } of busy.values()) resolve();
      busy.clear();
      await Promise.all(compilers.splice(0).map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))));
    },
  };
}
