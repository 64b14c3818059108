import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createProgram } from '../cli/program/index.ts';
import type { Backend } from '../gate/index.ts';
import { createReleaseApiClient } from '../release-api-client/index.ts';
import { describeOnStores, type FixtureBuild, fixtureReleaseApis, tempFolders, writeFixtureBuild } from '../testing/index.ts';

const newFolder = tempFolders();
/** The release API of these tests has no browser. */
const NOT_OPENED = 'Its pages were not opened in a browser: no browser is configured.';
const { newTeam, startFixtureReleaseApi } = fixtureReleaseApis();

describeOnStores('A check at the release API', (fresh) => {
  async function openWithCheck() {
    const open = await startFixtureReleaseApi((await fresh()).open());
    const check = async (team: typeof open.content, remote: string, build: FixtureBuild = {}) => {
      const folder = writeFixtureBuild(join(newFolder(), remote), remote, build);
      const { refusals, notes } = await createReleaseApiClient(open.url, team.keys).check({ remote, folder });
      return [...refusals.map(({ type }) => type), ...notes];
    };
    return { ...open, check };
  }

  it('The gate checks against everything that is live there, and releases nothing', async () => {
    const { check, send, content, cart, store } = await openWithCheck();
    await send(cart, 'mfe-cart');
    const before = await store.history();
    expect(await check(content, 'mfe-content')).toEqual([NOT_OPENED]);
    const route = { name: 'page', path: '/mfe-cart', meta: { title: { ru: 'Страница', en: 'Page' } } };
    expect(await check(content, 'mfe-content', { manifest: { routes: [route] } })).toEqual(['route-conflict']);
    expect(await check(content, 'mfe-content', { files: { 'server.cjs': 'throw new Error("no")', 'browser/later.js': '' } })).toEqual(
      expect.arrayContaining(['server-file-broken', 'script-broken']),
    );
    expect(await store.history()).toEqual(before);
    expect(await store.remotes()).toEqual(['mfe-cart']);
  });

  it('Two builds are checked at once, and the others wait in the order of their arrival', async () => {
    const backends: PromiseWithResolvers<Backend>[] = [];
    const readBackend = () => {
      const backend = Promise.withResolvers<Backend>();
      backends.push(backend);
      return backend.promise;
    };
    const open = await startFixtureReleaseApi((await fresh()).open(), null, { readBackend });
    const until = async (holds: () => boolean) => {
      for (let waited = 0; !holds() && waited < 8_000; waited += 20) await sleep(20);
    };
    const received = () => (existsSync(open.buildsDir) ? readdirSync(open.buildsDir).length : 0);
    const finished: number[] = [];
    const checks: Promise<unknown>[] = [];
    for (let build = 0; build < 4; build++) {
      const folder = writeFixtureBuild(join(newFolder(), 'mfe-content'), 'mfe-content', { text: `${build}` });
      const check = createReleaseApiClient(open.url, open.content.keys).check({ remote: 'mfe-content', folder });
      checks.push(check.then(() => finished.push(build)));
      await until(() => received() === build + 1);
    }
    for (let build = 0; build < 4; build++) {
      const begun = Math.min(build + 2, 4);
      await until(() => backends.length === begun);
      expect(backends).toHaveLength(begun);
      backends[build]?.resolve({ document: 'none', contract: null, reason: null, responses: null });
      await until(() => finished.length > build);
    }
    await Promise.all(checks);
    expect(finished).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['check', 'that no team has', /^The key \w+ is of no team here/],
    ['release', 'that no team has', /^The key \w+ is of no team here/],
    ['check', 'of another team', /^mfe-content does not belong to the team cart/],
    ['release', 'of another team', /^mfe-content does not belong to the team cart/],
  ])('The command %s reports a key %s before it builds', async (command, owner, reason) => {
    const { url, store, cart } = await openWithCheck();
    const root = newFolder();
    mkdirSync(join(root, 'mfe-content'));
    writeFileSync(join(root, 'mfe-content/package.json'), '{"version":"0.1.0"}');
    const { keys } = owner === 'of another team' ? cart : await newTeam();
    const env = { RELEASE_KEYS_DIR: keys.folder, VITRAVA_BY: 'Ann' };
    const program = createProgram({ openStore: () => store, root, env, answer: () => undefined });
    await expect(program.parseAsync([command, 'mfe-content', '--to', url], { from: 'user' })).rejects.toThrow(reason);
  });

  it('A remote whose files are on the machine of its team is refused by a check and a release, and one at an HTTPS address is not', async () => {
    const { check, send, content, store } = await openWithCheck();
    const at = (base: string): FixtureBuild => ({
      manifest: { foreign: { exposes: './client', entry: 'remoteEntry.js', type: 'module', globals: [], base } },
    });
    expect(await check(content, 'mfe-content', at('https://recipes.example/'))).toEqual([NOT_OPENED]);
    expect(await check(content, 'mfe-content', at('http://127.0.0.1:9464/'))).toEqual(['folder-local']);
    expect((await send(content, 'mfe-content', at('http://localhost:9464/'))).data).toMatchObject({ refusals: [{ type: 'folder-local' }] });
    expect(await store.remotes()).toEqual([]);
  });

  it('A team can check only its own remotes', async () => {
    const { check, content, cart } = await openWithCheck();
    expect(await check(cart, 'mfe-content')).toEqual(['remote-not-yours']);
    expect(await check(content, 'mfe-content')).toEqual([NOT_OPENED]);
  });
});
