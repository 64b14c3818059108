import { expect, it } from '@jest/globals';
import { endCanary, pointChannel } from '../channels/index.ts';
import { openResultsInMemory } from '../results/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { describeOnStores, fixtureAttribution, releasedVersion, type StoreUnderTest, tempFolders } from '../testing/index.ts';
import { canaryRun, watchedCanary } from './canary-run.ts';
import { runGuard } from './guard.ts';
import { GUARD } from './guard-move.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const START = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE = 60_000;

/** A canary on half of the visitors, another remote beside it, and two servers. */
async function setUp(fresh: () => Promise<StoreUnderTest>, steps = [50, 75, 100]) {
  const { open } = await fresh();
  const [store, other] = [open(), open()];
  const builds = newFolder();
  const beside = await releasedVersion(store, builds, 'mfe-catalog', { text: 'beside' });
  const stable = await releasedVersion(store, builds, remote, { text: 'one' });
  const version = await releasedVersion(store, builds, remote, { text: 'two', target: null });
  const at = new Date(START).toISOString();
  const plan = { steps, stage: 0, holdMs: 10 * MINUTE, minVisitors: 30, startedAt: at };
  await pointChannel(store, { remote, version, target: { channel: 'canary', share: 50, plan }, attribution: fixtureAttribution(at) });
  const sums = openResultsInMemory();
  let now = START;
  const guard = (by: ReleaseStore = store) => runGuard({ store: by, sums, now });
  return {
    store,
    other,
    beside,
    stable,
    version,
    guard,
    pass: (minutes: number) => {
      now += minutes * MINUTE;
    },
    /** So many visitors of each arm, so many of whom have an error. */
    async visit(canary: readonly [number, number], control: readonly [number, number]) {
      const stored = await store.pointers(remote);
      const watched = stored.type === 'found' ? watchedCanary(remote, stored.value) : null;
      if (!watched) throw new Error('There is no canary.');
      const run = canaryRun(watched);
      await sums.open(run);
      for (const [arm, [visitors, errors]] of Object.entries({ canary, control }))
        for (let index = 0; index < visitors; index += 1) {
          const visitor = `${arm}-${index}`;
          await sums.note([{ type: 'shown', run: run.id, visitor, arm, composition: 'c' }]);
          if (index < errors) await sums.note([{ type: 'reached', run: run.id, visitor, goal: 'error' }]);
        }
    },
    async state() {
      const stored = await store.pointers(remote);
      if (stored.type !== 'found') throw new Error('There are no channels.');
      return { stable: stored.value.stable, canary: stored.value.canary && [stored.value.canary.version, stored.value.canary.share] };
    },
  };
}

describeOnStores('The guard of releases', (fresh) => {
  it('lets a good canary climb step by step, and makes it stable at last', async () => {
    const { guard, pass, visit, state, store, version, stable } = await setUp(fresh);
    expect(await guard()).toEqual([]);
    await visit([40, 1], [40, 1]);
    expect(await guard()).toEqual([]);
    pass(10);
    expect(await guard()).toMatchObject([{ remote, version, type: 'climbed' }]);
    expect(await state()).toEqual({ stable, canary: [version, 75] });
    pass(10);
    // What was seen on the step before does not count: its visitors are others now.
    expect(await guard()).toEqual([]);
    await visit([60, 1], [35, 1]);
    expect(await guard()).toMatchObject([{ type: 'promoted' }]);
    expect(await state()).toEqual({ stable: version, canary: null });
    const moves = (await store.history()).slice(-2);
    expect(moves.map(({ move, by }) => [move, by])).toEqual([
      ['canary step', GUARD],
      ['channel', GUARD],
    ]);
    expect(moves[0]?.reason).toBe('No worse than stable with 50 % of visitors: 40 saw it, 40 stable.');
  });

  it('rolls a bad canary back by itself with a recorded reason, and no later rollback returns to it', async () => {
    const { guard, visit, state, store, version, stable, beside } = await setUp(fresh);
    await visit([30, 25], [30, 1]);
    const [taken] = await guard();
    expect(taken).toMatchObject({ remote, version, type: 'taken-back' });
    expect(await state()).toEqual({ stable, canary: null });
    expect(await store.pointers(remote)).toMatchObject({ value: { excluded: [{ version, by: 'operator' }] } });
    expect(await store.pointers('mfe-catalog')).toMatchObject({ value: { stable: beside } });
    expect((await store.history()).at(-1)).toMatchObject({
      move: 'taken back',
      by: GUARD,
      reason: expect.stringMatching(/^error: 83\.33 % of 30 visitors met it, against 3\.33 % of stable/),
    });
    expect(await guard()).toEqual([]);
  });

  it('moves once when two servers decide at the same time', async () => {
    const { guard, pass, visit, store, other } = await setUp(fresh);
    await visit([40, 0], [40, 0]);
    pass(10);
    const moves = await Promise.all([guard(store), guard(other)]);
    expect(moves.flat()).toHaveLength(1);
    expect((await store.history()).filter(({ by }) => by === GUARD)).toHaveLength(1);
  });

  it('does not change a canary that an operator has ended or moves', async () => {
    const { guard, pass, visit, store, state, version, stable } = await setUp(fresh);
    await visit([40, 40], [40, 0]);
    await pointChannel(store, { remote, version, target: { channel: 'canary', share: 50 }, attribution: fixtureAttribution() });
    pass(60);
    expect(await guard()).toEqual([]);
    expect(await state()).toEqual({ stable, canary: [version, 50] });
    await endCanary(store, { remote, attribution: fixtureAttribution() });
    expect(await guard()).toEqual([]);
  });
});
