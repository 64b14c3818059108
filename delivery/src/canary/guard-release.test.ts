import { expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { openResultsInMemory } from '../results/index.ts';
import { historyEntry } from '../store/index.ts';
import { describeOnStores, fixtureAttribution, releasedVersion, type StoreUnderTest, tempFolders } from '../testing/index.ts';
import { describeRelease } from './describe-release.ts';
import { runGuard } from './guard.ts';
import { GUARD } from './guard-move.ts';
import { lateAnswersRun, momentNotes } from './late-answers.ts';
import { readReleases } from './read-releases.ts';
import { ALL, releaseRun } from './release-run.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (time: number) => new Date(time).toISOString();

/** A release of the news beside an older catalogue, each visited before; on both kinds of store. */
async function setUp(fresh: () => Promise<StoreUnderTest>) {
  const store = (await fresh()).open();
  const builds = newFolder();
  const beside = await releasedVersion(store, builds, 'mfe-catalog', { text: 'beside', target: null });
  const versions: string[] = [];
  for (const text of ['one', 'two', 'three']) versions.push(await releasedVersion(store, builds, remote, { text, target: null }));
  const [before = '', version = '', canary = ''] = versions;
  const point = (of: string, at: number) =>
    pointChannel(store, { remote, version: of, target: { channel: 'stable' }, attribution: fixtureAttribution(iso(at)) });
  await pointChannel(store, {
    remote: 'mfe-catalog',
    version: beside,
    target: { channel: 'stable' },
    attribution: fixtureAttribution(iso(0)),
  });
  await point(before, START - 60_000);
  const sums = openResultsInMemory();
  let number = 0;
  async function visit(of: string, which: string, visitors: number, errors: number, at = START) {
    const run = releaseRun(of, which, iso(at).slice(0, 10));
    await sums.open(run);
    const names = Array.from({ length: visitors }, (_, index) => `v${number + index}`);
    number += visitors;
    await sums.note(names.map((visitor) => ({ type: 'shown', run: run.id, visitor, arm: ALL, composition: 'c' })));
    await sums.note(names.slice(0, errors).map((visitor) => ({ type: 'reached', run: run.id, visitor, goal: 'error' })));
    // Every visit is answered, in time by default.
    await answer(3, 0, at);
  }
  async function answer(moments: number, late: number, at = START) {
    const recorded = Array.from({ length: moments }, (_, index) =>
      momentNotes(`server ${number + index}`, Math.floor(at / 2_000), index < late),
    );
    number += moments;
    for (const run of new Map(recorded.map((moment) => [moment.run.id, moment.run])).values()) await sums.open(run);
    await sums.note(recorded.flatMap(({ notes }) => notes));
  }
  await visit(remote, before, 200, 2);
  await visit('mfe-catalog', beside, 200, 2);
  await answer(100, 1);
  await point(version, START);
  const guard = (afterMs: number) => runGuard({ store, sums, now: START + afterMs });
  const read = async (afterMs: number) => (await readReleases({ store, sums, now: START + afterMs }))[0] ?? null;
  return { store, sums, read, beside, before, version, canary, visit, answer, guard };
}

describeOnStores('The guard of a fresh release', (fresh) => {
  it('rolls it back within its first hour when more visitors have errors than before, and does not change the canary of the remote', async () => {
    const { store, beside, before, version, canary, visit, guard } = await setUp(fresh);
    await pointChannel(store, {
      remote,
      version: canary,
      target: { channel: 'canary', share: 10 },
      attribution: fixtureAttribution(iso(START)),
    });
    expect(await guard(1_000)).toEqual([]);
    await visit(remote, version, 40, 20);
    expect(await guard(3_600_000)).toEqual([]);
    expect(await guard(60_000)).toMatchObject([{ remote, version, type: 'taken-back' }]);
    expect(await store.pointers(remote)).toMatchObject({
      value: { stable: before, canary: { version: canary, share: 10 }, excluded: [{ version, by: 'operator' }] },
    });
    expect(await store.pointers('mfe-catalog')).toMatchObject({ value: { stable: beside } });
    expect((await store.history()).at(-1)).toMatchObject({
      by: GUARD,
      reason: expect.stringMatching(/^error: 50\.00 % of 40 visitors in its first hour, against 1\.00 % of the version before/),
    });
    expect(await guard(120_000)).toEqual([]);
  });

  it('keeps it while the backend affects unchanged remotes as well, and does not attribute those errors to it later', async () => {
    const { store, beside, before, version, visit, answer, guard } = await setUp(fresh);
    expect(await guard(1_000)).toEqual([]);
    await answer(20, 18);
    await visit(remote, version, 40, 20);
    await visit('mfe-catalog', beside, 40, 18);
    expect(await guard(60_000)).toMatchObject([
      {
        remote,
        version,
        type: 'waiting',
        reason: expect.stringContaining('of visitors of a remote that did not change 45.00 %, 1.00 % before'),
      },
    ]);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: version } });
    await answer(2_000, 5);
    expect(await guard(1_800_000)).toMatchObject([{ version, type: 'watching' }]);
    expect(await guard(1_860_000)).toEqual([]);
    await visit(remote, version, 20, 10);
    expect(await guard(1_920_000)).toMatchObject([{ version, type: 'taken-back' }]);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: before } });
  });

  it('judges a canary that has become stable by the errors from then on, not by earlier errors of the backend', async () => {
    const { store, version, canary, visit, answer, guard } = await setUp(fresh);
    await visit(remote, version, 200, 2);
    await pointChannel(store, {
      remote,
      version: canary,
      target: { channel: 'canary', share: 50 },
      attribution: fixtureAttribution(iso(START)),
    });
    await answer(20, 18);
    await visit(remote, canary, 40, 20);
    const attribution = fixtureAttribution(iso(START + 60_000));
    await pointChannel(store, { remote, version: canary, target: { channel: 'stable' }, attribution });
    expect(await guard(61_000)).toEqual([]);
    await answer(20, 0);
    await visit(remote, canary, 40, 0);
    expect(await guard(120_000)).toEqual([]);
    await visit(remote, canary, 40, 20);
    expect(await guard(180_000)).toMatchObject([{ version: canary, type: 'taken-back' }]);
    expect(await store.pointers(remote)).toMatchObject({ value: { excluded: [{ version: canary, by: 'operator' }] } });
  });

  it('does not attribute an outage of minutes to it, although most responses of that hour were in time', async () => {
    const { store, beside, version, visit, answer, guard } = await setUp(fresh);
    const minutes = async (from: number, to: number, isOutage: boolean) => {
      for (let minute = from; minute < to; minute += 1) {
        await answer(30, isOutage ? 29 : 0);
        expect(await guard(minute * 60_000)).toEqual([]);
      }
    };
    await minutes(0, 10, false);
    await visit(remote, version, 19, 9);
    await visit('mfe-catalog', beside, 40, 18);
    await minutes(10, 13, true);
    await minutes(13, 58, false);
    await visit(remote, version, 1, 1);
    expect(await guard(58 * 60_000)).toMatchObject([{ version, type: 'waiting' }]);
    expect(await guard(59 * 60_000)).toMatchObject([{ version, type: 'watching' }]);
    expect(await guard(110 * 60_000)).toEqual([]);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: version } });
  });

  it('rolls it back at once when servers exclude it, although its hour is postponed', async () => {
    const { store, before, version, guard } = await shielded();
    const stored = await store.pointers(remote);
    if (stored.type !== 'found') throw new Error(stored.type);
    const exclusion = { version, by: 'evidence' as const, at: iso(START + 60_000), reason: 'It throws.', servers: ['one'], isShared: true };
    const entry = historyEntry(fixtureAttribution(), { move: 'excluded', remote });
    await store.exclusively(() => store.commit({ pointers: { ...stored.value, excluded: [exclusion] }, entry }));
    expect(await guard(70_000)).toMatchObject([{ version, type: 'taken-back', reason: expect.stringContaining('It throws.') }]);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: before } });
  });

  it('compares it with the remote that the backend affects most, not with one that is on all pages and unaffected', async () => {
    const { store, version, visit, answer, guard } = await setUp(fresh);
    const everywhere = await releasedVersion(store, newFolder(), 'mfe-cart', { text: 'everywhere', target: null });
    await pointChannel(store, {
      remote: 'mfe-cart',
      version: everywhere,
      target: { channel: 'stable' },
      attribution: fixtureAttribution(iso(0)),
    });
    await visit('mfe-cart', everywhere, 400, 0);
    expect(await guard(1_000)).toEqual([]);
    await answer(20, 18);
    await visit(remote, version, 40, 20);
    const [beside] = (await store.releases('mfe-catalog')).map((release) => release.version);
    await visit('mfe-catalog', beside ?? '', 40, 18);
    await visit('mfe-cart', everywhere, 400, 0);
    expect(await guard(60_000)).toMatchObject([{ version, type: 'waiting' }]);
  });

  /** A release that is bad in the browser, while the backend is slow: the guard has let it stay. */
  async function shielded() {
    const shop = await setUp(fresh);
    await shop.guard(1_000);
    await shop.answer(200, 180);
    await shop.visit(remote, shop.version, 40, 20);
    await shop.visit('mfe-catalog', shop.beside, 40, 18);
    expect(await shop.guard(60_000)).toMatchObject([{ type: 'waiting' }]);
    return shop;
  }

  it('watches it for an hour after the backend has recovered, by the errors from then on, and records that in the history', async () => {
    const { store, before, version, visit, answer, guard } = await shielded();
    // The backend stays slow for longer than the hour.
    for (let minute = 2; minute < 90; minute += 10) {
      await answer(200, 180);
      expect(await guard(minute * 60_000)).toMatchObject([{ type: 'waiting' }]);
    }
    await answer(200, 1);
    expect(await guard(95 * 60_000)).toMatchObject([{ version, type: 'watching' }]);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: version, watch: { version, since: iso(START + 95 * 60_000) } } });
    expect(await guard(96 * 60_000)).toEqual([]);
    await visit(remote, version, 19, 19);
    expect(await guard(100 * 60_000)).toEqual([]);
    await visit(remote, version, 1, 1);
    expect(await guard(150 * 60_000)).toMatchObject([
      { version, type: 'taken-back', reason: expect.stringContaining('error: 100.00 % of 20') },
    ]);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: before, excluded: [{ version, by: 'operator' }] } });
    expect((await store.history()).slice(-3).map(({ move, by, reason }) => [move, by, reason])).toEqual([
      ['watch postponed', GUARD, expect.stringContaining('it begins when servers answer as before, 2026-01-02 12:00:00 UTC at the latest')],
      ['watch begun', GUARD, expect.stringContaining('Its first hour begins now')],
      ['taken back', GUARD, expect.anything()],
    ]);
  });

  it('does not take the time before its release for the last minutes', async () => {
    const { store, sums, answer, visit, version, beside, guard } = await setUp(fresh);
    const run = lateAnswersRun(iso(START).slice(0, 10));
    await sums.mark(run.id, iso(START - 600_000));
    await answer(2_000, 20);
    await guard(1_000);
    await answer(40, 36);
    await visit(remote, version, 40, 20);
    await visit('mfe-catalog', beside, 40, 18);
    for (const seconds of [60, 66, 72, 130, 190]) expect(await guard(seconds * 1_000)).toMatchObject([{ type: 'waiting' }]);
    expect(await store.pointers(remote)).toMatchObject({ value: { watch: { since: null } } });
  });

  it('stops watching it an hour after the backend has recovered, and a day after its release in any case', async () => {
    const { answer, guard, visit, version } = await shielded();
    expect(await guard(86_399_000)).toMatchObject([{ type: 'waiting' }]);
    expect(await guard(86_400_000)).toEqual([]);
    await guard(20 * 60_000);
    await answer(200, 1);
    expect(await guard(23 * 60_000)).toMatchObject([{ type: 'watching' }]);
    expect(await guard(24 * 60_000)).toEqual([]);
    await visit(remote, version, 40, 40);
    expect(await guard(83 * 60_000)).toEqual([]);
    expect(await guard(82 * 60_000)).toMatchObject([{ type: 'taken-back' }]);
  });

  it('does not postpone its hour again when servers answer late after its day', async () => {
    const { store, beside, answer, guard, visit, version } = await shielded();
    const since = 86_400_000 - 1_800_000;
    await answer(40, 0, START + since);
    expect(await guard(since - 300_000)).toMatchObject([{ type: 'waiting' }]);
    await answer(40, 0, START + since);
    expect(await guard(since)).toMatchObject([{ type: 'watching' }]);
    expect(await guard(since + 1_000)).toEqual([]);
    await answer(100, 95, START + since);
    await visit(remote, version, 40, 20, START + since);
    await visit('mfe-catalog', beside, 40, 18, START + since);
    const known = (await store.history()).length;
    for (const after of [1_740_000, 1_860_000, 3_599_000])
      expect(await guard(since + after)).toMatchObject([{ type: 'waiting', reason: expect.not.stringContaining('at the latest') }]);
    expect((await store.history()).length).toBe(known);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: version, watch: { since: iso(START + since) } } });
    expect(await guard(since + 3_600_000)).toEqual([]);
  });

  it('reports what it waits for without changing anything', async () => {
    const quiet = await setUp(fresh);
    expect(await quiet.read(1_000)).toMatchObject({ remote, version: quiet.version, before: quiet.before, verdict: { type: 'stays' } });
    const words = async ({ read }: typeof quiet, afterMs: number, locale: 'ru' | 'en' = 'en') => {
      const release = await read(afterMs);
      return release && describeRelease(release, locale);
    };
    expect(await words(quiet, 1_000)).toBe(
      'It is watched until 2026-01-01 13:00:00 UTC. Too few visitors to judge it: 0 so far, 200 of the version before; 20 and 100 are needed.',
    );
    await quiet.visit(remote, quiet.version, 40, 0);
    expect(await words(quiet, 2_000)).toContain('So far its 40 visitors meet nothing clearly more often');
    expect(await words(quiet, 3_600_000)).toBeNull();
    const shop = await shielded();
    expect(await words(shop, 61_000)).toMatch(
      /^Servers have answered late since its release\. error: 50\.00 %.* 2026-01-02 12:00:00 UTC at the latest\.$/,
    );
    expect(await words(shop, 61_000, 'ru')).toMatch(/^С её выпуска серверы отвечали медленно\. .*не позднее 2026-01-02 12:00:00 UTC\.$/);
  });
});
