import { expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { startExperiment } from '../experiments/index.ts';
import { describeOnStores, fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { readLiveState } from './index.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const audience = { locales: ['ru'], devices: ['mobile'], paths: ['/news', '/faq/*'], signedIn: false } as const;

describeOnStores('The live state', (fresh) => {
  it('contains stable, canary, arms with shares and audience, and the target of a rollback of each remote', async () => {
    const { open, follow } = await fresh();
    const [store, builds] = [open(), newFolder()];
    const one = await releasedVersion(store, builds, remote, { text: 'one' });
    const two = await releasedVersion(store, builds, remote, { text: 'two' });
    const three = await releasedVersion(store, builds, remote, { text: 'three' });
    await pointChannel(store, { remote, version: one, target: { channel: 'canary', share: 10 }, attribution: fixtureAttribution() });
    const arms = [
      { name: 'old', version: two, weight: 1 },
      { name: 'new', version: three, weight: 3 },
    ];
    await startExperiment(store, { remote, name: 'lead', arms, audience }, fixtureAttribution());
    const [state] = await readLiveState(follow());
    expect(state).toMatchObject({ remote, stable: three, before: two, canary: { version: one, share: 10 } });
    expect(state?.experiment).toMatchObject({ name: 'lead', audience });
    expect(state?.experiment?.arms.map(({ name, share }) => [name, share])).toEqual([
      ['old', 25],
      ['new', 75],
    ]);
    expect(state?.releases.map(({ version }) => version).sort()).toEqual([one, two, three].sort());
  });

  it('names no audience for an experiment whose rule was edited manually', async () => {
    const { open } = await fresh();
    const [store, builds] = [open(), newFolder()];
    const one = await releasedVersion(store, builds, remote, { text: 'one' });
    const arms = [
      { name: 'old', version: one, weight: 1 },
      { name: 'new', version: one, weight: 1 },
    ];
    await startExperiment(store, { remote, name: 'lead', arms, audience: { locales: ['ru'] } }, fixtureAttribution());
    const flags = (await store.flags())?.replace('"and"', '"or"') ?? '';
    await store.exclusively(async () => store.commit({ flags, entry: { ...(await store.history()).at(-1), id: 'by-hand' } as never }));
    expect((await readLiveState(store))[0]?.experiment?.audience).toBe('other');
  });
});
