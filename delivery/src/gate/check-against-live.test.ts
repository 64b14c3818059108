import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureManifest, releasedVersion, tempFolders } from '../testing/index.ts';
import { checkAgainstLive, readLive } from './check-against-live.ts';

const newFolder = tempFolders();

async function setUp(releases: Readonly<Record<string, Parameters<typeof releasedVersion>[3]>>) {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  for (const [remote, options] of Object.entries(releases)) await releasedVersion(store, builds, remote, options);
  return readLive(store);
}

const meta = { title: { ru: 'Новости', en: 'News' } };
const newest = { mount: CONTRACT_VERSIONS.mount, bus: CONTRACT_VERSIONS.bus, api: CONTRACT_VERSIONS.api };

describe('a release meets the live ones and', () => {
  it('may rely on what the shared kit speaks while there is no shell', async () => {
    const live = await setUp({});
    expect(checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { contracts: newest }), live)).toEqual([]);
    const tooNew = fixtureManifest('mfe-content', { contracts: { ...newest, bus: newest.bus + 1 } });
    expect(checkAgainstLive('mfe-content', tooNew, live)).toMatchObject([
      { type: 'contract-too-new', contract: 'bus', wanted: newest.bus + 1, offered: newest.bus, shellVersion: null },
    ]);
  });

  it('may rely on no more than the live shell speaks', async () => {
    const live = await setUp({ shell: { manifest: { contracts: { mount: 1, bus: 7, api: 1 } } } });
    expect(checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { contracts: { mount: 1, bus: 7, api: 1 } }), live)).toEqual([]);
    const [refusal] = checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { contracts: { mount: 1, bus: 8, api: 1 } }), live);
    expect(refusal?.explanation).toMatch(
      /version 8 of the bus contract, but the live shell 0\.1\.0-\w+ speaks version 7: release a newer shell first/,
    );
  });

  it('as a shell must speak what live remotes rely on', async () => {
    const contracts = { mount: 1, bus: 2, api: 1 };
    const live = await setUp({ shell: { manifest: { contracts } }, 'mfe-content': { manifest: { contracts } } });
    expect(checkAgainstLive('shell', fixtureManifest('shell'), live)).toMatchObject([
      { type: 'shell-too-old', contract: 'bus', offered: 1, wanted: 2, other: 'mfe-content' },
    ]);
  });

  it('may not take an address of another remote, also of its canary, but may keep its own', async () => {
    const live = await setUp({
      'mfe-content': { manifest: { routes: [{ name: 'article', path: '/news/:id', meta }] } },
      'mfe-account': { target: { channel: 'canary', share: 5 } },
    });
    const routes = [{ name: 'story', path: '/News/:slug/', meta }];
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', { routes }), live)).toMatchObject([
      { type: 'route-conflict', path: '/News/:slug/', otherPath: '/news/:id', other: 'mfe-content' },
    ]);
    const account = [{ name: 'account', path: '/mfe-account', meta }];
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', { routes: account }), live)).toMatchObject([
      { other: 'mfe-account' },
    ]);
    expect(checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { routes }), live)).toEqual([]);
  });
});
