import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DeveloperPass, writeDeveloperPass } from '@vitrava/delivery/signed-tokens';
import { buildOf, type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

const remote = 'mfe-gift';
const pass = (changes: Partial<DeveloperPass> = {}): DeveloperPass => ({
  id: '0123456789abcdef',
  person: 'Ann',
  remotes: [remote],
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  ...changes,
});

describe('a working build of a developer', () => {
  let shop: FixtureShop;
  let secret = '';

  const keyOf = (changes: Partial<DeveloperPass> = {}) => writeDeveloperPass(pass(changes), secret);
  const upload = (payload: object, key = keyOf(), to = remote) =>
    shop.app.inject({ method: 'POST', url: `/_developer/builds/${to}`, headers: { authorization: `Bearer ${key}` }, payload });
  const get = (url: string, cookie = '') => shop.app.inject({ url, headers: { 'accept-encoding': 'identity', cookie } });
  /** Presses the button of the page to which a link leads, on a page of this origin. */
  const confirm = async (entry: string, origin = 'http://localhost') => {
    const url = /<form method="post" action="([^"]+)"/.exec((await get(entry)).body)?.[1] ?? '';
    return shop.app.inject({ method: 'POST', url, headers: { origin, host: 'localhost' } });
  };
  const cookieFor = async (text: string, key = keyOf()) => {
    const { entry } = (await upload(buildOf(remote, text), key)).json<{ entry: string }>();
    const [cookie] = (await confirm(entry)).cookies;
    return `preview=${cookie?.value}`;
  };

  beforeEach(async () => {
    shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }], { takesWorkingBuilds: true });
    secret = await shop.releases.store.secret();
  });
  afterEach(() => shop.close());

  it('The build is shown to the holder of its link alone, and kept by no cache', async () => {
    const cookie = await cookieFor('one');
    const answer = await get('/en/gift', cookie);
    expect(answer.body).toContain('<p>one en</p>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await get('/gift')).statusCode).toBe(404);
    expect(await shop.releases.store.versions(remote)).toEqual([]);
  });

  it('The link alone shows nothing: its holder confirms it on a page of the shop that names the builds', async () => {
    const { entry, version } = (await upload(buildOf(remote))).json<{ entry: string; version: string }>();
    const page = await get(entry);
    expect([page.statusCode, page.cookies]).toEqual([200, []]);
    expect(page.body).toContain(`${remote}@${version}`);
    expect(await confirm(entry, 'https://evil.example')).toMatchObject({ statusCode: 403, cookies: [] });
    expect(await confirm(entry)).toMatchObject({ statusCode: 302, cookies: [{ name: 'preview', httpOnly: true }] });
  });

  it('An open page follows the newest build of its key', async () => {
    const cookie = await cookieFor('one');
    const shown = (await get('/_preview/versions', cookie)).body;
    expect(shown).toMatch(/^mfe-gift@dev-[0-9a-f]{16}$/);
    expect((await get('/gift', cookie)).body).toContain(`data-follow="${shown}"`);
    expect((await get('/_preview/ribbon.js')).body).toContain('followVersions(dataset.follow)');
    const { version } = (await upload(buildOf(remote, 'two'))).json<{ version: string }>();
    expect((await get('/_preview/versions', cookie)).body).toBe(`${remote}@${version}`);
    expect((await get('/gift', cookie)).body).toContain('<p>two ru</p>');
    expect((await get('/_preview/versions')).statusCode).toBe(404);
  });

  it('Holders of other keys see their own builds', async () => {
    const cookies = [await cookieFor('one'), await cookieFor('two', keyOf({ id: 'fedcba9876543210' }))];
    const bodies = await Promise.all(cookies.map(async (cookie) => (await get('/gift', cookie)).body));
    expect(bodies).toEqual([expect.stringContaining('<p>one ru</p>'), expect.stringContaining('<p>two ru</p>')]);
  });

  it('The browser files of a build are served with integrity', async () => {
    const cookie = await cookieFor('one');
    const address = /\/releases\/mfe-gift\/dev-[0-9a-f]+\/client\.js/.exec((await get('/gift', cookie)).body)?.[0] ?? '';
    expect((await get(address)).body).toBe("export const text = 'one';");
    expect((await get('/gift', cookie)).body).toContain(`"${address}":"sha256-`);
  });

  it('The page lets remotes of the developer’s machine in', async () => {
    const own = await get('/gift', await cookieFor('one'));
    expect(String(own.headers['content-security-policy'])).toMatch(/script-src [^;]* http:\/\/localhost:\*/);
    expect(own.body).toContain('"takesOverrides":true');
    expect((await get('/')).body).not.toContain('takesOverrides');
  });

  it('The link ends with its key, and no key is a link', async () => {
    const key = keyOf({ expiresAt: new Date(Date.now() + 2_000).toISOString() });
    const { entry } = (await upload(buildOf(remote), key)).json<{ entry: string }>();
    const [cookie] = (await confirm(entry)).cookies;
    expect(cookie?.expires?.getTime()).toBeLessThan(Date.now() + 3_000);
    expect((await get(`/_preview?token=${key}`)).statusCode).toBe(404);
  });

  it.each([
    ['without a key', () => '', 401],
    ['with a key that has expired', () => keyOf({ expiresAt: new Date(Date.now() - 1).toISOString() }), 401],
    ['with a key of another shop', () => writeDeveloperPass(pass(), 'another secret'), 401],
    ['with a key for another remote', () => keyOf({ remotes: ['mfe-news'] }), 403],
  ])('is not taken %s', async (_what, key, status) => {
    expect((await upload(buildOf(remote), key())).statusCode).toBe(status);
  });

  it.each([
    ['nothing', {}],
    ['no files', { files: [] }],
    ['a file outside of a build', { files: [{ path: '../../evil', content: '' }] }],
    ['a file that hides', { files: [{ path: 'browser/../../evil', content: '' }] }],
    ['a record of a release', { files: [{ path: 'release.json', content: '' }] }],
  ])('is not taken with %s', async (_what, payload) => {
    expect((await upload(payload)).statusCode).toBe(400);
  });

  it('is refused with a sentence where it would break the pages of others', async () => {
    const server = SERVER_FILES.good('other');
    await shop.releases.release({ remote: 'mfe-other', version: '1.0.0-a', server, routes: { presents: '/gift' } });
    const answer = await upload(buildOf(remote));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining('already answered by the live mfe-other'),
    ]);
    expect((await upload(buildOf('mfe-news'))).json<{ detail: string }>().detail).toContain('its name is mfe-news');
  });
});

describe('a shop that is not set up for it', () => {
  it('A shop without DEVELOPER_BUILDS takes no working build', async () => {
    const shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }]);
    const answer = await shop.app.inject({ method: 'POST', url: `/_developer/builds/${remote}`, payload: {} });
    expect(answer.statusCode).toBe(405);
    await shop.close();
  });
});
