import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { type Builds, type BuildsEvents, startBuilds } from './builds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const SETTLE_MS = 50;

/** Files that say what an app exposes and what its manifest holds; the builder reads them once at its start. */
const PARTS = /^src[\\/](?:pages|fragments|middleware)[\\/][^\\/]+(?:[\\/]index\.tsx?)?$/;
const FACTS = /^(?:rspack\.config\.ts|remote\.manifest\.json|locales[\\/]\w+\.json|src[\\/]pages[\\/][^\\/]+[\\/]route\.json)$/;

export interface BuilderOptions extends BuildsEvents {
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

/** Starts building and watching; a page that comes or goes starts it anew. `NODE_ENV` must be `development` before. */
export async function startBuilder(options: BuilderOptions): Promise<Builder> {
  const { app, folder, onErrors } = options;
  let isClosed = false;
  let builds: Builds = await start('');
  let restarting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function start(stamp: string): Promise<Builds> {
    // Node keeps modules by their whole address: another query is another reading.
    const file = `${pathToFileURL(path.join(root, app, 'rspack.config.ts')).href}${stamp}`;
    const { default: released } = (await import(file)) as { default: Configuration[] };
    return startBuilds(released, options);
  }

  async function restart(): Promise<void> {
    if (isClosed) return;
    try {
      await builds.close();
      builds = await start(`?${Date.now()}`);
      await builds.settled();
    } catch (error) {
      onErrors(app, [error instanceof Error ? error.message : String(error)]);
    }
  }

  const watcher = watch(path.join(root, app), { recursive: true }, (event, name) => {
    // Parts matter when they come or go, what describes them at every save.
    const isShape = name !== null && (FACTS.test(name) || (event === 'rename' && PARTS.test(name)));
    if (!isShape) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  });

  return {
    app,
    browserFolder: path.join(folder, 'built/browser'),
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
