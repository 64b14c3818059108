import { describe, expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { startExperiment } from '../experiments/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { prune } from './prune.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const attribution = fixtureAttribution();
/** When nothing of the fixture is recent any more. */
const later = fixtureAttribution(new Date(Date.now() + 30 * 86_400_000).toISOString());

async function setUp() {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  const versions: string[] = [];
  for (const text of ['a', 'b', 'c', 'd', 'e']) versions.push(await releasedVersion(store, builds, remote, { text }));
  const [a = '', b = '', c = '', d = '', e = ''] = versions;
  const stored = async () => (await store.releases(remote)).map(({ version }) => version);
  return { store, a, b, c, d, e, stored };
}

describe('Pruning', () => {
  it('Pruning removes unneeded releases, and lists them beforehand on request', async () => {
    const { store, a, b, c, d, e, stored } = await setUp();
    const gone = { type: 'pruned', releases: [a, b, c].map((version) => ({ remote, version })) };
    expect(await prune(store, { keep: 2, days: 7, attribution: later, dryRun: true })).toEqual(gone);
    expect(await stored()).toHaveLength(5);
    expect(await prune(store, { keep: 2, days: 7, attribution: later })).toEqual(gone);
    expect(await stored()).toEqual([d, e]);
  });

  it('keeps channels, experiments and what was live or made in the last days', async () => {
    const { store, a, b, c, e, stored } = await setUp();
    await pointChannel(store, { remote, version: a, target: { channel: 'canary', share: 5 }, attribution });
    await startExperiment(
      store,
      {
        remote,
        name: 'lead',
        arms: [
          { name: 'x', version: b, weight: 1 },
          { name: 'y', version: e, weight: 1 },
        ],
      },
      attribution,
    );
    await pointChannel(store, { remote, version: c, target: { channel: 'stable' }, attribution });
    const shortlyBefore = fixtureAttribution(new Date(Date.now() + 27 * 86_400_000).toISOString());
    await pointChannel(store, { remote, version: e, target: { channel: 'stable' }, attribution: shortlyBefore });
    expect(await prune(store, { keep: 1, days: 60, attribution: later })).toEqual({ type: 'pruned', releases: [] });
    await prune(store, { keep: 1, days: 7, attribution: later });
    expect(await stored()).toEqual([a, b, c, e]);
  });

  it('removes nothing while a foreign provider decides experiments', async () => {
    const { store, stored } = await setUp();
    const options = { keep: 1, days: 0, attribution: later, provider: '@ours/flags' };
    expect(await prune(store, options)).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'provider-decides', provider: '@ours/flags' }],
    });
    expect(await prune(store, { ...options, dryRun: true })).toMatchObject({ type: 'pruned' });
    expect(await stored()).toHaveLength(5);
  });

  it('removes nothing while the flag file cannot be read', async () => {
    const { store, stored } = await setUp();
    await store.writeFlags('{');
    expect(await prune(store, { keep: 1, days: 0, attribution })).toMatchObject({ type: 'refused', refusals: [{ type: 'flags-broken' }] });
    expect(await stored()).toHaveLength(5);
  });
});
