import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfigurations, watchBuilds } from '@vitrava/build-preset/watch';
import { createDirectoryStore } from '@vitrava/delivery/store';
import { publishWorkingBuild } from '@vitrava/delivery/working';
import { takeLock } from '@vitrava/server-kit/process-lock';
import { toWorkingBuild } from '../build/development.ts';
import { buildableApps, releaseBuilt } from '../environment/index.ts';
import { buildOrExplain } from '../start/build.ts';
import { logLine, seconds } from './log.ts';
import type { LiveState } from './state.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds one app for work, again at every change of its sources. */
export interface Builder extends Awaited<ReturnType<typeof watchBuilds>> {
  readonly app: string;
  readonly browserFolder: string;
}

function holdFolder(folder: string): () => Promise<void> {
  const release = takeLock(path.join(folder, 'lock.sqlite'));
  if (release) return async () => release();
  throw new Error(`Another npm run dev works in ${folder}. Stop it, or give this one a folder of its own: VITRAVA_DATA_DIR=…`);
}

/** Builds the apps in work and follows their sources; settles when each was built once, well or not. */
export async function startBuilders(working: readonly string[], dataDir: string, state: LiveState, closing: (() => Promise<unknown>)[]) {
  const folder = path.join(dataDir, 'dev');
  mkdirSync(folder, { recursive: true });
  // Two of them would write over each other's builds, also where neither has the database.
  closing.push(holdFolder(folder));
  // Hashes of an earlier run mean nothing to this one; only the compilers' caches stay.
  rmSync(path.join(folder, 'releases'), { recursive: true, force: true });
  const store = createDirectoryStore(path.join(folder, 'releases'));
  const failing = new Set<string>();
  const setProblems = (app: string, errors: readonly string[]) => {
    state.setProblems(app, 'build', errors);
    // A new build may render where the one before threw.
    state.setProblems(app, 'render', []);
  };
  const start = async (app: string): Promise<Builder> => {
    const source = path.join(root, app);
    const output = path.join(folder, app);
    const builds = await watchBuilds({
      folder: source,
      configure: async (stamp) =>
        (await readConfigurations(source, stamp)).map((released) => toWorkingBuild(released, { app, folder: output })),
      async onBuilt(hashes, ms) {
        setProblems(app, []);
        const hash = hashes.map((one) => one.slice(0, 8)).join('');
        await publishWorkingBuild({ store, remote: app, folder: path.join(output, 'built'), hash });
        // What threw before may not throw any more.
        state.setProblems('the page', 'browser', []);
        state.setBuild(app, hashes[0] ?? '');
        if (failing.delete(app)) logLine(app, 'builds again.');
        logLine(app, `built in ${seconds(ms)}.`);
      },
      onErrors(errors) {
        setProblems(app, errors);
        failing.add(app);
        for (const error of errors) logLine(app, error);
      },
    });
    return { app, browserFolder: path.join(output, 'built/browser'), ...builds };
  };
  const builders = await Promise.all(working.map(start));
  closing.push(() => Promise.all(builders.map((builder) => builder.close())));
  await Promise.all(builders.map((builder) => builder.settled()));
  return builders;
}

/** What is not in work is built and released as `npm start` would, if it has changed at all. */
export async function releaseOthers(working: readonly string[], dataDir: string): Promise<void> {
  const others = buildableApps().filter((app) => !working.includes(app));
  if (others.length === 0) return;
  await buildOrExplain(dataDir, others);
  for (const { app, result, message } of await releaseBuilt(dataDir, others)) {
    if (result !== 'unchanged') logLine(app, message);
  }
}
