import { expect, it } from '@jest/globals';
import { createResolver } from '../resolver/index.ts';
import { rollBack } from '../rollback/index.ts';
import { describeOnStores, fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { endExclusion, reportExclusion } from './exclusion.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const at = '2026-01-01T00:00:00.000Z';
const report = { remote, reason: 'timed-out: No answer.', server: 'one', isDoubtful: false, at };

describeOnStores('A version that one server excludes', (fresh) => {
  async function setUp() {
    const { open, follow } = await fresh();
    const store = open();
    const builds = newFolder();
    const versions: string[] = [];
    for (const text of ['one', 'two', 'three']) versions.push(await releasedVersion(store, builds, remote, { text }));
    const [first = '', second = '', third = ''] = versions;
    const servers = [follow(), follow()].map((followed) => createResolver({ store: followed, freshMs: 0 }));
    const shown = async () =>
      Promise.all(servers.map(async (server) => (await server.resolve({ visitorId: null })).releases[remote]?.version));
    const isShownSoon = async (version: string) => {
      for (let tries = 0; tries < 50 && (await shown()).some((one) => one !== version); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await shown()).toEqual([version, version]);
    };
    return { store, servers, first, second, third, isShownSoon, close: () => Promise.all(servers.map((server) => server.close())) };
  }

  it('is excluded by all servers, also by new ones, until an operator readmits it', async () => {
    const { store, servers, second, third, isShownSoon, close } = await setUp();
    await isShownSoon(third);
    expect(await reportExclusion(store, { ...report, version: third })).toBe(true);
    await isShownSoon(second);
    expect(servers[1]?.problems()).toMatchObject([{ type: 'release-excluded', explanation: expect.stringContaining('vitrava readmit') }]);
    expect((await store.history()).at(-1)).toMatchObject({ move: 'excluded', reason: 'timed-out: No answer.', to: { excluded: third } });
    // The server that saw it drops it by itself; the others do not.
    await servers[0]?.exclude(remote, third, 'here', 10);
    await isShownSoon(second);
    const ended = servers[0]?.exclude(remote, third, 'here', 3_600_000);
    expect(await endExclusion(store, { remote, version: third, attribution: fixtureAttribution() })).toBeNull();
    await isShownSoon(third);
    await ended;
    expect(await endExclusion(store, { remote, version: third, attribution: fixtureAttribution() })).toMatchObject({
      type: 'not-excluded',
    });
    await close();
  });

  it('in doubt is excluded by all when another server reports the same, not when the same one reports it twice', async () => {
    const { store, third, isShownSoon, second, close } = await setUp();
    const doubtful = { ...report, version: third, isDoubtful: true };
    expect([await reportExclusion(store, doubtful), await reportExclusion(store, doubtful)]).toEqual([false, false]);
    await isShownSoon(third);
    expect(await reportExclusion(store, { ...doubtful, server: 'two' })).toBe(true);
    await isShownSoon(second);
    await close();
  });

  it('is not a target of rollbacks', async () => {
    const { store, first, second, close } = await setUp();
    await reportExclusion(store, { ...report, version: second });
    expect(await rollBack(store, { remote, attribution: fixtureAttribution() })).toMatchObject({ version: first });
    await close();
  });
});
