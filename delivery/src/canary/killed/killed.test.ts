import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, jest } from '@jest/globals';
import { openSumsAt, type ResultsCollector } from '../../results/index.ts';
import {
  createDirectoryStore,
  createPostgresStore,
  historyEntry,
  type ReleaseStore,
  type RemotePointers,
  type StorePlace,
} from '../../store/index.ts';
import { describeOnPostgres, fixtureAttribution, releasedVersion, tempFolders } from '../../testing/index.ts';
import { canaryRun, watchedCanary } from '../canary-run.ts';
import { runGuard } from '../guard.ts';
import { GUARD } from '../guard-move.ts';
import { MOMENT_MS, momentNotes } from '../late-answers.ts';
import { releaseRun } from '../release-run.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const START = Date.parse('2026-01-01T12:00:00.000Z');
const LATER = START + 600_000;
/** The gate kills at some of the steps, the proof at each. */
const EVERY = process.env['VITRAVA_PROOF'] ? 1 : 6;
// A process for each step, on a machine that may have others to serve.
jest.setTimeout(600_000);

interface Place {
  readonly place: StorePlace;
  readonly env: Readonly<Record<string, string>>;
  readonly store: ReleaseStore;
}

/** One server looks and is killed at a step; null when it came to its end before. */
async function lookAndDie({ env }: Place, step: number): Promise<readonly object[] | null> {
  const [preload, program] = ['die-at-step.mjs', 'run-guard-once.ts'].map((file) => join(import.meta.dirname, '../../testing', file));
  const child = spawn(process.execPath, ['--import', preload ?? '', program ?? ''], {
    env: { ...process.env, ...env, NOW: String(LATER), DIE_AT: String(step) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, failure, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ]);
  if (signal === 'SIGKILL') return null;
  if (code !== 0) throw new Error(failure);
  return JSON.parse(output) as readonly object[];
}

/** Kills a server at each step of what it does, and lets another one look afterwards each time. */
async function killAtEachStep(at: Place, which: 'climbs' | 'becomes stable' | 'goes back' | 'goes back from stable'): Promise<number> {
  const { store, place } = at;
  const sums = openSumsAt(place);
  const builds = newFolder();
  const before = await releasedVersion(store, builds, remote, { text: `${which} before`, target: null });
  const version = await releasedVersion(store, builds, remote, { text: which, target: null });
  const since = new Date(START).toISOString();
  const isStable = which === 'goes back from stable';
  const steps = which === 'becomes stable' ? [50, 100] : [50, 75, 100];
  const plan = { steps, stage: 0, holdMs: 60_000, minVisitors: 20, startedAt: since };
  const first = { at: new Date(0).toISOString(), channel: 'stable', version: before, by: 'release' } as const;
  const given: RemotePointers = isStable
    ? { stable: version, canary: null, history: [first, { ...first, at: since, version }] }
    : {
        stable: before,
        canary: { version, share: 50, plan },
        history: [first, { at: since, channel: 'canary', version, by: 'channel' }],
      };
  await store.exclusively(() => store.commit({ pointers: given, entry: historyEntry(fixtureAttribution(), { move: 'release', remote }) }));
  await runGuard({ store, sums, now: START + 1_000 });
  await visit(sums, given, isStable, which.startsWith('goes back'));
  let kills = 0;
  for (let step = 1; ; step += EVERY) {
    const entry = historyEntry(fixtureAttribution(), { move: 'release', remote });
    await store.exclusively(() => store.commit({ pointers: given, entry }));
    const known = (await store.history()).length;
    const done = await lookAndDie(at, step);
    const moved = await runGuard({ store, sums, now: LATER });
    expect(moved.length).toBeLessThanOrEqual(done?.length === 1 ? 0 : 1);
    expect(await runGuard({ store, sums, now: LATER })).toEqual([]);
    const moves = (await store.history()).slice(known);
    expect(moves).toMatchObject([{ remote, by: GUARD }]);
    const stored = await store.pointers(remote);
    const end = {
      climbs: { stable: before, canary: { version, share: 75 } },
      'becomes stable': { stable: version, canary: null },
      'goes back': { stable: before, canary: null, excluded: [{ version, by: 'operator' }] },
      'goes back from stable': { stable: before, canary: null, excluded: [{ version, by: 'operator' }] },
    }[which];
    expect(stored).toMatchObject({ value: end });
    if (done !== null) break;
    kills += 1;
  }
  await sums.close();
  return kills;
}

/** So many visitors that something is decided. */
async function visit(sums: ResultsCollector, pointers: RemotePointers, isStable: boolean, isBad: boolean): Promise<void> {
  const watched = watchedCanary(remote, pointers);
  const [before, version] = [pointers.history[0]?.version ?? '', pointers.stable ?? ''];
  const day = new Date(START).toISOString().slice(0, 10);
  const arms = watched
    ? ([
        ['canary', canaryRun(watched), 40, isBad],
        ['control', canaryRun(watched), 40, false],
      ] as const)
    : ([
        ['all', releaseRun(remote, before, day), 200, false],
        ['all', releaseRun(remote, version, day), 40, isStable && isBad],
      ] as const);
  for (const [arm, run, visitors, isFailing] of arms) {
    await sums.open(run);
    const names = Array.from({ length: visitors }, (_, index) => `${arm} ${index}`);
    await sums.note(names.map((visitor) => ({ type: 'shown', run: run.id, visitor, arm, composition: 'c' })));
    if (isFailing) await sums.note(names.map((visitor) => ({ type: 'reached', run: run.id, visitor, goal: 'error' })));
  }
  for (const server of ['one', 'two', 'three']) {
    const { run, notes } = momentNotes(`${server} of ${version}`, Math.floor(START / MOMENT_MS), false);
    await sums.open(run);
    await sums.note(notes);
  }
}

function promises(open: () => Place): void {
  it.each(['climbs', 'becomes stable', 'goes back', 'goes back from stable'] as const)(
    'moves a release once that %s, at whatever step a server is killed that moves it',
    async (which) => {
      expect(await killAtEachStep(open(), which)).toBeGreaterThan(0);
    },
  );
}

describe('The guard of a store in a directory', () => {
  promises(() => {
    const folder = newFolder();
    return {
      place: { type: 'directory', folder },
      env: { RELEASE_STORE_DIR: folder },
      store: createDirectoryStore(folder, { waitMs: 5_000 }),
    };
  });
});

describeOnPostgres('The guard of a store in PostgreSQL', (database) => {
  promises(() => {
    const cacheDir = newFolder();
    const { url } = database;
    return {
      place: { type: 'postgres', url, cacheDir } as StorePlace,
      env: { RELEASE_STORE_URL: url, RELEASE_CACHE_DIR: newFolder() },
      store: database.keep(createPostgresStore({ url, cacheDir, waitMs: 5_000 })),
    };
  });
});
