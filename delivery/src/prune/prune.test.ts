import { describe, expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { startExperiment } from '../experiments/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { prune } from './prune.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const attribution = fixtureAttribution();

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
    expect(await prune(store, { keep: 2, days: 7, attribution, dryRun: true })).toEqual(gone);
    expect(await stored()).toHaveLength(5);
    expect(await prune(store, { keep: 2, days: 7, attribution })).toEqual(gone);
    expect(await stored()).toEqual([d, e]);
  });

  it('keeps channels, experiments and what recent pages are made of', async () => {
    const { store, a, b, c, d, e, stored } = await setUp();
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
    await store.writeSeen([
      { remote, version: c, seenAt: attribution.at.slice(0, 10) },
      { remote, version: d, seenAt: '2020-01-01' },
    ]);
    await prune(store, { keep: 1, days: 7, attribution });
    expect(await stored()).toEqual([a, b, c, e]);
  });

  it('removes nothing while the flag file cannot be read', async () => {
    const { store, stored } = await setUp();
    await store.writeFlags('{');
    expect(await prune(store, { keep: 1, days: 0, attribution })).toMatchObject({ type: 'refused', refusals: [{ type: 'flags-broken' }] });
    expect(await stored()).toHaveLength(5);
  });
});
