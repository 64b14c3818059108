import { rmSync } from 'node:fs';
import path from 'node:path';
import { createDirectoryStore } from '@vitrava/delivery/store';
import { buildableApps, releaseBuilt } from '../environment/index.ts';
import { buildOrExplain } from '../start/build.ts';
import { type Builder, startBuilder } from './builder.ts';
import { say, seconds } from './log.ts';
import type { LiveState } from './state.ts';

/** Builds the apps in work and follows their sources; settles when each was built once, well or not. */
export async function startBuilders(working: readonly string[], dataDir: string, state: LiveState, closing: (() => Promise<unknown>)[]) {
  const folder = path.join(dataDir, 'dev');
  // Hashes of an earlier run mean nothing to this one; only the compilers' caches stay.
  rmSync(path.join(folder, 'releases'), { recursive: true, force: true });
  const store = createDirectoryStore(path.join(folder, 'releases'));
  const failing = new Set<string>();
  const start = (app: string): Promise<Builder> =>
    startBuilder({
      app,
      folder: path.join(folder, app),
      store,
      onPublished(_app, hash, ms) {
        // What threw before may not throw any more.
        state.setProblems('the page', 'browser', []);
        state.setBuild(app, hash);
        if (failing.delete(app)) say(app, 'builds again.');
        say(app, `built in ${seconds(ms)}.`);
      },
      onErrors(_app, errors) {
        state.setProblems(app, 'build', errors);
        // A new build may render where the one before threw.
        state.setProblems(app, 'render', []);
        if (errors.length > 0) failing.add(app);
        for (const error of errors) say(app, error);
      },
    });
  const builders = await Promise.all(working.map(start));
  closing.push(() => Promise.all(builders.map((builder) => builder.close())));
  await Promise.all(builders.map((builder) => builder.settled()));
  return builders;
}

/** What nobody works on is built and released as `npm start` would, if it has changed at all. */
export async function releaseOthers(working: readonly string[], dataDir: string): Promise<void> {
  const others = buildableApps().filter((app) => !working.includes(app));
  if (others.length === 0) return;
  await buildOrExplain(dataDir, others);
  for (const { app, result, message } of await releaseBuilt(dataDir, others)) {
    if (result !== 'unchanged') say(app, message);
  }
}
