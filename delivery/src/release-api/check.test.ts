import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createReleaseApiClient } from '../release-api-client/index.ts';
import { describeOnStores, type FixtureBuild, fixtureReleaseApis, tempFolders, writeFixtureBuild } from '../testing/index.ts';

const newFolder = tempFolders();
const { startFixtureReleaseApi } = fixtureReleaseApis();

describeOnStores('A check at the release API', (fresh) => {
  async function openWithCheck() {
    const open = await startFixtureReleaseApi((await fresh()).open());
    const check = async (team: typeof open.content, remote: string, build: FixtureBuild = {}) =>
      (
        await createReleaseApiClient(open.url, team.keys).check({
          remote,
          folder: writeFixtureBuild(join(newFolder(), remote), remote, build),
        })
      ).map(({ type }) => type);
    return { ...open, check };
  }

  it('The gate checks against everything that is live there, and releases nothing', async () => {
    const { check, send, content, cart, store } = await openWithCheck();
    await send(cart, 'mfe-cart');
    const before = await store.history();
    expect(await check(content, 'mfe-content')).toEqual([]);
    const route = { name: 'page', path: '/mfe-cart', meta: { title: { ru: 'Страница', en: 'Page' } } };
    expect(await check(content, 'mfe-content', { manifest: { routes: [route] } })).toEqual(['route-conflict']);
    expect(await check(content, 'mfe-content', { files: { 'server.cjs': 'throw new Error("no")', 'browser/later.js': '' } })).toEqual(
      expect.arrayContaining(['server-file-broken', 'script-broken']),
    );
    expect(await store.history()).toEqual(before);
    expect(await store.remotes()).toEqual(['mfe-cart']);
  });

  it('accepts only remotes of the team', async () => {
    const { check, content, cart } = await openWithCheck();
    expect(await check(cart, 'mfe-content')).toEqual(['remote-not-yours']);
    expect(await check(content, 'mfe-content')).toEqual([]);
  });
});
