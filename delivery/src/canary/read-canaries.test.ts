import { describe, expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { openResultsInMemory } from '../results/index.ts';
import { describeOnStores, fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { canaryRun, watchedCanary } from './canary-run.ts';
import { describeDecision } from './describe.ts';
import { readCanaries } from './read-canaries.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const at = '2026-01-01T00:00:00.000Z';
const plan = { steps: [50, 100], stage: 0, holdMs: 600_000, minVisitors: 3, startedAt: at };

describeOnStores('A report on canaries', (fresh) => {
  it('lists each canary with visitors, signals and curve beside the control, and reports too few visitors', async () => {
    const store = (await fresh()).open();
    const builds = newFolder();
    const control = await releasedVersion(store, builds, remote, { text: 'one' });
    const version = await releasedVersion(store, builds, remote, { text: 'two', target: null });
    await pointChannel(store, { remote, version, target: { channel: 'canary', share: 50, plan }, attribution: fixtureAttribution(at) });
    const stored = await store.pointers(remote);
    const watched = stored.type === 'found' ? watchedCanary(remote, stored.value) : null;
    if (!watched) throw new Error('There is no canary.');
    const run = canaryRun(watched);
    const sums = openResultsInMemory();
    await sums.open(run);
    const shown = (visitor: string, arm: string) => ({ type: 'shown', run: run.id, visitor, arm, composition: 'c' }) as const;
    const failed = { type: 'reached', run: run.id, visitor: 'ann', goal: 'error' } as const;
    await sums.note([shown('ann', 'canary'), shown('ben', 'control'), shown('cid', 'control'), failed, failed]);
    await sums.mark(run.id, '2026-01-01T00:01:00.000Z');

    const [report, ...others] = await readCanaries({ store, sums, now: Date.parse(at) });
    expect(others).toEqual([]);
    expect(report).toMatchObject({ remote, version, control, share: 50, since: at, plan, visitors: { canary: 1, control: 2, mixed: 0 } });
    expect(report?.signals.find(({ signal }) => signal === 'error')).toMatchObject({
      canary: { conversions: 1, rate: 1 },
      control: { conversions: 0, rate: 0 },
    });
    expect(report?.curve).toMatchObject([{ at: '2026-01-01T00:01:00.000Z', rates: { error: { canary: 1, control: 0 } } }]);
    const decision = report?.decision;
    if (!decision) throw new Error('There is no decision.');
    expect(describeDecision(decision, 'en')).toContain('Too few visitors yet: 1 saw the canary and 2 stable');
    expect(describeDecision(decision, 'ru')).toContain('Посетителей пока мало');
  });
});

describe('A watched canary', () => {
  it('has some visitors but not all', () => {
    const canary = { version: 'b', share: 10 };
    const history = [{ at, channel: 'canary', version: 'b', by: 'channel' } as const];
    expect(watchedCanary(remote, { stable: 'a', canary, history })).toMatchObject({ control: 'a', since: at });
    expect(watchedCanary(remote, { stable: null, canary, history })).toBeNull();
    expect(watchedCanary(remote, { stable: 'a', canary: { version: 'b', share: 0 }, history })).toBeNull();
    expect(watchedCanary(remote, { stable: 'a', canary: null, history })).toBeNull();
  });
});
