import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { publishWorkingBuild } from '@vitrava/delivery/working';
import { toWorkingBuild } from '../build/development.ts';

/** What builds say. `hash` is that of the browser build. */
export interface BuildsEvents {
  readonly onPublished: (app: string, hash: string, ms: number) => void;
  /** Empty when the app builds again. */
  readonly onErrors: (app: string, errors: readonly string[]) => void;
}

interface BuildsOptions extends BuildsEvents {
  readonly app: string;
  readonly folder: string;
  readonly store: ReleaseStore;
}

/** The builds of an app, watching: browser first, then server and whatever else it has. */
export interface Builds {
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts them; whenever all are done without an error, they are published together. */
export function startBuilds(released: readonly Configuration[], { app, folder, store, onPublished, onErrors }: BuildsOptions): Builds {
  const compilers = released.map((configuration) => rspack(toWorkingBuild(configuration, { app, folder })));
  const busy = new Map<Compiler, PromiseWithResolvers<void>>();
  const results = new Map<Compiler, Stats>();
  let published: Promise<void> = Promise.resolve();
  let startedAt = performance.now();

  function begin(compiler: Compiler): void {
    if (busy.size === 0) startedAt = performance.now();
    if (!busy.has(compiler)) busy.set(compiler, Promise.withResolvers());
  }

  function finish(compiler: Compiler, stats: Stats): void {
    results.set(compiler, stats);
    const waiting = busy.get(compiler);
    busy.delete(compiler);
    if (busy.size === 0) published = published.then(publish);
    waiting?.resolve();
  }

  async function publish(): Promise<void> {
    const errors = [...results.values()].flatMap((stats) => stats.toJson({ all: false, errors: true }).errors ?? []);
    onErrors(app, [...new Set(errors.map(({ message }) => stripVTControlCharacters(message)))]);
    if (errors.length > 0) return;
    const hashes = compilers.map((compiler) => results.get(compiler)?.hash ?? '');
    try {
      const hash = hashes.map((one) => one.slice(0, 8)).join('');
      await publishWorkingBuild({ store, remote: app, folder: path.join(folder, 'built'), hash });
      onPublished(app, hashes[0] ?? '', performance.now() - startedAt);
    } catch (error) {
      onErrors(app, [error instanceof Error ? error.message : String(error)]);
    }
  }

  for (const compiler of compilers) {
    begin(compiler);
    compiler.hooks.invalid.tap('development', () => begin(compiler));
    compiler.hooks.done.tap('development', (stats) => finish(compiler, stats));
    compiler.hooks.failed.tap('development', (error) => onErrors(app, [error.message]));
    compiler.watch(compiler.options.watchOptions ?? {}, () => undefined);
  }

  return {
    async settled() {
      while (busy.size > 0) await Promise.all([...busy.values()].map(({ promise }) => promise));
      await published;
    },
    close: async () => {
      // Whoever waits for a build that is given up waits for nothing.
      for (const { resolve } of busy.values()) resolve();
      busy.clear();
      await Promise.all(compilers.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))));
    },
  };
}
