import { describe, expect, it } from '@jest/globals';
import { moveStable, pointChannel } from '../channels/index.ts';
import { openResultsInMemory } from '../results/index.ts';
import { NO_POINTERS } from '../store/index.ts';
import { describeOnStores, fixtureCause, randomFrom, releasedVersion, tempFolders } from '../testing/index.ts';
import { GUARD, runGuard } from './guard.ts';
import { releaseRun } from './release-run.ts';
import { findReleaseFault, watchedRelease } from './watched-release.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (time: number) => new Date(time).toISOString();

/** Whether a release ever goes back while its visitors come one by one, asked after every tenth of them. */
function everGoesBack(seed: number, rateBefore: number, rate: number): boolean {
  const random = randomFrom(seed);
  const draw = (visitors: number, of: number) => Array.from({ length: visitors }, () => random() < of).filter(Boolean).length;
  const before = { visitors: 500, conversions: draw(500, rateBefore) };
  const now = { visitors: 0, conversions: 0 };
  for (let look = 0; look < 100; look += 1) {
    now.visitors += 10;
    now.conversions += draw(10, rate);
    if (findReleaseFault({ excluded: null, signals: [{ signal: 'error', now, before }] })) return true;
  }
  return false;
}

describe('a fresh release', () => {
  it.each([0.01, 0.05, 0.3])(
    'that is as good as the version before stays, however often it is looked at: %p of visitors meet an error',
    (rate) => {
      expect(Array.from({ length: 200 }, (_, seed) => everGoesBack(seed, rate, rate)).filter(Boolean).length).toBeLessThanOrEqual(10);
    },
  );

  it.each([
    [0.01, 0.3],
    [0.05, 0.5],
  ])('that is bad goes back: %p before, %p now', (before, now) => {
    expect(Array.from({ length: 100 }, (_, seed) => everGoesBack(seed, before, now)).filter(Boolean).length).toBeGreaterThanOrEqual(98);
  });

  it('is not judged by a few visitors of it, or of the version before', () => {
    const bad = (visitors: number) => ({ visitors, conversions: visitors });
    const good = (visitors: number) => ({ visitors, conversions: 0 });
    const fault = (now: number, before: number) =>
      findReleaseFault({ excluded: null, signals: [{ signal: 'error', now: bad(now), before: good(before) }] });
    expect([fault(19, 5000), fault(5000, 99)]).toEqual([null, null]);
    expect(fault(20, 1000)).toMatchObject({ type: 'worse-than-before', signal: 'error' });
  });

  it('is watched for an hour, not when someone went back to it, and not without one before', () => {
    const first = moveStable(NO_POINTERS, 'a', { by: 'release', at: iso(START) });
    const second = moveStable(first, 'b', { by: 'release', at: iso(START) });
    expect(watchedRelease(remote, first, START)).toBeNull();
    expect(watchedRelease(remote, second, START + 3_599_999)).toMatchObject({ version: 'b', before: 'a' });
    expect(watchedRelease(remote, second, START + 3_600_000)).toBeNull();
    expect(watchedRelease(remote, moveStable(second, 'a', { by: 'rollback', at: iso(START) }), START)).toBeNull();
  });
});

describeOnStores('the guard of a fresh release', (fresh) => {
  it('takes it back alone within its first hour when more visitors meet errors than before, and leaves the canary of the remote alone', async () => {
    const store = (await fresh()).open();
    const builds = newFolder();
    const beside = await releasedVersion(store, builds, 'mfe-catalog', { text: 'beside' });
    const versions: string[] = [];
    for (const text of ['one', 'two', 'three']) versions.push(await releasedVersion(store, builds, remote, { text, target: null }));
    const [before = '', version = '', canary = ''] = versions;
    for (const stable of [before, version])
      await pointChannel(store, { remote, version: stable, target: { channel: 'stable' }, cause: fixtureCause(iso(START)) });
    await pointChannel(store, { remote, version: canary, target: { channel: 'canary', share: 10 }, cause: fixtureCause(iso(START)) });
    const sums = openResultsInMemory();
    for (const [of, visitors, errors] of [
      [before, 200, 2],
      [version, 40, 20],
    ] as const) {
      const run = releaseRun(remote, of, iso(START).slice(0, 10));
      await sums.open(run);
      for (let index = 0; index < visitors; index += 1) {
        const visitor = `v${index}`;
        await sums.note([{ type: 'shown', run: run.id, visitor, arm: 'all', composition: 'c' }]);
        if (index < errors) await sums.note([{ type: 'reached', run: run.id, visitor, goal: 'error' }]);
      }
    }
    expect(await runGuard({ store, sums, now: START + 3_600_000 })).toEqual([]);
    expect(await runGuard({ store, sums, now: START + 60_000 })).toMatchObject([{ remote, version, type: 'taken-back' }]);
    expect(await store.pointers(remote)).toMatchObject({
      value: { stable: before, canary: { version: canary, share: 10 }, takenBack: [version] },
    });
    expect(await store.pointers('mfe-catalog')).toMatchObject({ value: { stable: beside } });
    expect((await store.history()).at(-1)).toMatchObject({
      by: GUARD,
      reason: expect.stringMatching(/^error: 50\.00 % of 40 visitors in its first hour, against 1\.00 % of the version before/),
    });
    expect(await runGuard({ store, sums, now: START + 120_000 })).toEqual([]);
  });
});
