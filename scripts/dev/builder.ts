import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { publishWorkingBuild } from '@vitrava/delivery/working';
import { toWorkingBuild } from '../build/development.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a builder says. `hash` is that of the browser build. */
export interface BuilderEvents {
  readonly onPublished: (app: string, hash: string, ms: number) => void;
  /** Empty when the app builds again. */
  readonly onErrors: (app: string, errors: readonly string[]) => void;
}

export interface BuilderOptions extends BuilderEvents {
  readonly app: string;
  /** Output and cache of the app. */
  readonly folder: string;
  readonly store: ReleaseStore;
}

/** Builds one app for work, again at every change of what it is made of. */
export interface Builder {
  readonly app: string;
  /** Where browser files lie. */
  readonly browserFolder: string;
  /** Settles when nothing is being built, well or not. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts building and watching. `NODE_ENV` must be `development` before. */
export async function startBuilder({ app, folder, store, onPublished, onErrors }: BuilderOptions): Promise<Builder> {
  const file = pathToFileURL(path.join(root, app, 'rspack.config.ts')).href;
  const { default: released } = (await import(file)) as { default: Configuration[] };
  const compilers = released.map((configuration) => rspack(toWorkingBuild(configuration, { app, folder })));
  const busy = new Map<Compiler, PromiseWithResolvers<void>>();
  const results = new Map<Compiler, Stats>();
  let published: Promise<void> = Promise.resolve();
  let startedAt = performance.now();

  const begin = (compiler: Compiler): void => {
    if (busy.size === 0) startedAt = performance.now();
    if (!busy.has(compiler)) busy.set(compiler, Promise.withResolvers());
  };
  const finish = (compiler: Compiler, stats: Stats): void => {
    results.set(compiler, stats);
    const others = [...busy.keys()].filter((other) => other !== compiler);
    if (others.length === 0) published = published.then(publish);
    const waiting = busy.get(compiler);
    busy.delete(compiler);
    waiting?.resolve();
  };

  async function publish(): Promise<void> {
    const errors = [...results.values()].flatMap((stats) => stats.toJson({ all: false, errors: true }).errors ?? []);
    onErrors(app, [...new Set(errors.map(({ message }) => stripVTControlCharacters(message)))]);
    if (errors.length > 0) return;
    const [browser, server] = compilers.map((compiler) => results.get(compiler)?.hash ?? '');
    try {
      await publishWorkingBuild({
        store,
        remote: app,
        folder: path.join(folder, 'built'),
        hash: `${server?.slice(0, 8)}${browser?.slice(0, 8)}`,
      });
      onPublished(app, browser ?? '', performance.now() - startedAt);
    } catch (error) {
      onErrors(app, [error instanceof Error ? error.message : String(error)]);
    }
  }

  for (const compiler of compilers) {
    begin(compiler);
    compiler.hooks.invalid.tap('dev', () => begin(compiler));
    compiler.hooks.done.tap('dev', (stats) => finish(compiler, stats));
    compiler.hooks.failed.tap('dev', (error) => onErrors(app, [error.message]));
    compiler.watch(compiler.options.watchOptions ?? {}, () => undefined);
  }

  return {
    app,
    browserFolder: path.join(folder, 'built/browser'),
    async settled() {
      while (busy.size > 0) await Promise.all([...busy.values()].map(({ promise }) => promise));
      await published;
    },
    close: async () => {
      await Promise.all(compilers.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))));
    },
  };
}
