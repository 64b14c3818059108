import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PreviewLink, writePreviewLink } from '@vitrava/delivery/signed-tokens';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-broken', server: SERVER_FILES.throws },
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news' } },
    { remote: 'mfe-gift', version: '1.0.0-a', server: SERVER_FILES.good('gift'), routes: { gift: '/gift' } },
  ]);
  const flag = { state: 'ENABLED', variants: { old: '1.0.0-a', new: '1.1.0-b' }, defaultVariant: 'old', metadata: { experiment: 'lead' } };
  await shop.releases.store.writeFlags(JSON.stringify({ flags: { 'release.mfe-content': flag } }));
  // In the store, and on no channel.
  await shop.releases.store.writePointers('mfe-gift', { stable: null, canary: null, history: [] });
});
afterAll(() => shop.close());

const ARM: PreviewLink['show'] = { type: 'arm', remote: 'mfe-content', experiment: 'lead', arm: 'new' };
const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const versions = (of: Record<string, string>): PreviewLink['show'] => ({ type: 'versions', versions: of });
const NEW = versions({ 'mfe-content': '1.1.0-b' });

async function tokenFor(show: PreviewLink['show'], changes: Partial<PreviewLink> = {}, secret?: string) {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  return writePreviewLink({ show, path: '/news', expiresAt, ...changes }, secret ?? (await shop.releases.store.secret()));
}

const follow = (token: string, headers = {}) => shop.app.inject({ url: `/_preview?token=${token}`, headers });

const open = (url: string, cookie = '', headers = {}) =>
  shop.app.inject({ url, headers: { cookie, 'accept-encoding': 'identity', ...headers } });

const wordIn = (body: string) => /<p>(\w+) \w\w<\/p>/.exec(body)?.[1];

function pageOf(body: string): PageDocumentState {
  return JSON.parse(/<script type="application\/json" id="vitrava-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as PageDocumentState;
}

describe.each([
  ['versions', NEW],
  ['an arm', ARM],
])('a link to %s', (_what, show) => {
  it('shows them to its holder until it expires, and to no one else', async () => {
    const answer = await follow(await tokenFor(show));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/news']);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'preview', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(wordIn((await open('/news', `preview=${cookie?.value}`)).body)).toBe('new');
    expect(wordIn((await open('/news')).body)).toBe('old');
  });

  it('is kept by no cache, found by no robot and counted nowhere', async () => {
    const cookie = `preview=${await tokenFor(show)}`;
    const seen = await open('/news', cookie);
    expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(seen.headers.etag).toBeUndefined();
    expect(seen.cookies).toEqual([]);
    const { composition, trial } = pageOf(seen.body);
    expect(trial).toBeUndefined();
    const event = { type: 'page', name: 'news', remote: 'mfe-content', version: '1.1.0-b' };
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
    const payload = JSON.stringify({ composition: composition.id, events: [event] });
    expect((await shop.app.inject({ method: 'POST', url: '/_events', headers, payload })).statusCode).toBe(204);
    expect((await shop.consoleParts()).pages).toEqual([]);
    expect(wordIn((await open('/news', cookie, { 'user-agent': 'Googlebot/2.1' })).body)).toBe('old');
  });

  it('The preview is also shown to visitors who do not want to be tracked', async () => {
    expect(wordIn((await open('/news', `preview=${await tokenFor(show)}`, { 'sec-gpc': '1' })).body)).toBe('new');
  });
});

describe('the ribbon', () => {
  it.each([
    ['/news', 'Предпросмотр', 'Выйти из предпросмотра'],
    ['/en/news', 'Preview', 'Leave the preview'],
  ])('on %s names what is shown and leads out without a script', async (url, title, leave) => {
    const { body } = await open(url, `preview=${await tokenFor(NEW)}`);
    const [ribbon = ''] = /<aside class="vitrava-preview".*?<\/aside>/s.exec(body) ?? [];
    for (const text of [title, 'mfe-content@1.1.0-b', ' UTC', leave, 'method="post" action="/_preview/leave"'])
      expect(ribbon).toContain(text);
    const left = await shop.app.inject({
      method: 'POST',
      url: '/_preview/leave',
      headers: { ...OWN, referer: `http://localhost:3000${url}?page=2` },
    });
    expect([left.statusCode, left.headers.location]).toEqual([303, `${url}?page=2`]);
    expect(left.cookies).toMatchObject([{ name: 'preview', value: '' }]);
  });

  it('costs other visitors nothing', async () => {
    const { body, headers } = await open('/news');
    expect(body).not.toContain('preview');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('leads back nowhere but into the shop', async () => {
    for (const referer of ['http://evil.example/x', 'http://localhost:3000//evil.example/x', 'x'])
      expect((await shop.app.inject({ method: 'POST', url: '/_preview/leave', headers: { ...OWN, referer } })).headers.location).toBe('/');
  });

  it('is not ended by a form of another site', async () => {
    const headers = { ...OWN, origin: 'http://evil.example' };
    const answer = await shop.app.inject({ method: 'POST', url: '/_preview/leave', headers });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  it.each([
    ['/news', 'Показать, кто что нарисовал'],
    ['/en/news', 'Show who drew what'],
  ])('on %s has a button for who drew what, with the script that shows it; no other page has', async (url, label) => {
    const { body } = await open(url, `preview=${await tokenFor(NEW)}`);
    expect(body).toContain('<script type="module" src="/_preview/ribbon.js"></script>');
    expect(body).toMatch(new RegExp(`<button type="button" data-overlay="[^"]+" hidden>${label}</button>`));
    expect((await open(url)).body).not.toMatch(/_preview|data-overlay/);
    const ended = await open(url, `preview=${await tokenFor(NEW, { expiresAt: '2020-01-01T00:00:00.000Z' })}`);
    expect(ended.body).not.toContain('ribbon.js');
  });

  it.each([
    ['ribbon.css', 'text/css'],
    ['ribbon.js', 'text/javascript'],
    ['overlay.js', 'text/javascript'],
  ])('has its %s at an address of its own', async (name, type) => {
    const answer = await open(`/_preview/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  });
});

describe('a preview', () => {
  it('shows several remotes at once, also one that is on no channel yet', async () => {
    const cookie = `preview=${await tokenFor(versions({ 'mfe-content': '1.1.0-b', 'mfe-gift': '1.0.0-a' }))}`;
    expect(wordIn((await open('/gift', cookie)).body)).toBe('gift');
    expect(wordIn((await open('/news', cookie)).body)).toBe('new');
    expect((await open('/gift')).statusCode).toBe(404);
  });

  it('stays the same in soft navigations and in the poll of the latest build', async () => {
    const cookie = `preview=${await tokenFor(NEW)}`;
    const { composition } = pageOf((await open('/news', cookie)).body);
    expect((await open(`/_page?path=/news&composition=${composition.id}`, cookie)).json<{ rendering: string }>().rendering).toBe(
      'rendered',
    );
    expect((await open('/builds/latest.json', cookie)).json<{ id: string }>().id).toBe(composition.id);
  });

  it('is not left behind in its id: nothing of it is kept, nor shown without a link to it', async () => {
    const cookie = `preview=${await tokenFor(NEW)}`;
    const { composition } = pageOf((await open('/news', cookie)).body);
    const addresses = [`/_page?path=/news&composition=${composition.id}`, `/builds/meta/${composition.id}.json`];
    for (const address of [...addresses, '/_page?path=/news']) {
      const { statusCode, headers, body } = await open(address, cookie);
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-store', undefined]);
      expect(body).toMatch(/new|1\.1\.0-b/);
    }
    const expired = await tokenFor(NEW, { expiresAt: '2020-01-01T00:00:00.000Z' });
    const other = await tokenFor(versions({ 'mfe-gift': '1.0.0-a' }));
    for (const token of ['', 'x', expired, other])
      expect(await Promise.all(addresses.map(async (address) => (await open(address, `preview=${token}`)).statusCode))).toEqual([409, 404]);
  });

  it('A preview of a shell that draws no frame reports it, in no frame of another shell, and can be left', async () => {
    expect((await open('/en/news')).statusCode).toBe(200);
    const { statusCode, body } = await open('/en/news', `preview=${await tokenFor(versions({ shell: '1.0.0-broken' }))}`);
    expect([statusCode, body.includes('The preview cannot be shown')]).toEqual([503, true]);
    expect(body).toContain('action="/_preview/leave"');
  });

  it('A preview of a shell shares its frame with no other visitor', async () => {
    const tried = await openFixtureShop([
      { remote: 'shell', version: '1.1.0-b', server: SERVER_FILES.frame('tried') },
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.throws },
    ]);
    const { store } = tried.releases;
    await store.writePointers('shell', { stable: '1.0.0-a', canary: null, history: [] });
    const token = await tokenFor(versions({ shell: '1.1.0-b' }), {}, await store.secret());
    const requested = (cookie: string) => tried.app.inject({ url: '/news', headers: { cookie, 'accept-encoding': 'identity' } });
    expect((await requested(`preview=${token}`)).body).toContain('tried');
    expect((await requested('')).body).not.toContain('tried');
    await tried.close();
  });

  it('can be looked up, and left, at its own address', async () => {
    const { body } = await open('/_preview', `preview=${await tokenFor(NEW)}; locale=en`);
    expect(body).toContain('mfe-content@1.1.0-b');
    expect(body).toContain('Leave the preview');
  });
});

describe('a composition', () => {
  const OF = { shell: '1.0.0-a', 'mfe-content': '1.1.0-b' };
  const replayOf = (of: Record<string, string>): PreviewLink['show'] => ({
    type: 'composition',
    id: '1111111-2222222_333333333333',
    versions: of,
  });

  it('is shown again with its versions and no others, whatever visitors get now', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    await shop.releases.store.writePointers('mfe-gift', { stable: '1.0.0-a', canary: null, history: [] });
    expect((await open('/gift')).statusCode).toBe(200);
    const answer = await follow(await tokenFor(replayOf(OF), { expiresAt }));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/news']);
    const cookie = `preview=${answer.cookies[0]?.value}`;
    const { body, headers } = await open('/news', cookie);
    expect(wordIn(body)).toBe('new');
    expect(headers['cache-control']).toBe('private, no-store');
    const { composition } = pageOf(body);
    expect([composition.shell, Object.keys(composition.remotes)]).toEqual(['1.0.0-a', ['mfe-content']]);
    expect((await open('/gift', cookie)).statusCode).toBe(404);
    await shop.releases.store.writePointers('mfe-gift', { stable: null, canary: null, history: [] });
  });

  it.each([
    ['/news', 'Повтор', 'Версии: 2', 'Закончить повтор'],
    ['/en/news', 'Replay', 'Versions: 2', 'End the replay'],
  ])('The preview on %s shows its kind, time and versions, and can be left', async (url, title, count, leave) => {
    const { body } = await open(url, `preview=${await tokenFor(replayOf(OF))}`);
    const [ribbon = ''] = /<aside class="vitrava-preview".*?<\/aside>/s.exec(body) ?? [];
    for (const text of [
      `aria-label="${title}"`,
      '1111111-2222222_333333333333',
      count,
      'shell@1.0.0-a',
      'mfe-content@1.1.0-b',
      ' UTC',
      leave,
    ])
      expect(ribbon).toContain(text);
  });

  it('names the versions that have been removed since', async () => {
    const token = await tokenFor(replayOf({ ...OF, 'mfe-content': '9.9.9' }));
    const sentence =
      'The composition 1111111-2222222_333333333333 cannot be shown any more: the shop does not have these versions: mfe-content@9.9.9.';
    expect((await follow(token, { cookie: 'locale=en' })).body).toContain(sentence);
    const page = await open('/en/news', `preview=${token}`);
    expect([page.body.includes(sentence), wordIn(page.body)]).toEqual([true, 'old']);
  });
});

describe('a link', () => {
  it.each([
    ['has expired', NEW, { expiresAt: '2020-01-01T00:00:00.000Z' }, 'its link has expired'],
    ['names an arm that there is not', { ...ARM, arm: 'constructor' }, {}, 'the experiment lead does not run any more'],
    ['belongs to another experiment', { ...ARM, experiment: 'before' }, {}, 'the experiment before does not run any more'],
    ['names a version that is gone', versions({ 'mfe-content': '9.9.9' }), {}, 'any more: mfe-content@9.9.9'],
  ])('The link reports when it %s, and shows nothing', async (_what, show, changes, sentence) => {
    const token = await tokenFor(show, changes);
    const answer = await follow(token, { cookie: 'locale=en' });
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(sentence);
    expect((await open('/news', `preview=${token}; locale=en`)).cookies).toEqual([]);
    const page = await open('/en/news', `preview=${token}`);
    expect([page.statusCode, wordIn(page.body)]).toEqual([200, 'old']);
    expect(page.body).toContain(sentence);
    expect(page.cookies).toMatchObject([{ name: 'preview', value: '' }]);
  });

  it('The link reports an invented token, and a cookie of one is none', async () => {
    const token = await tokenFor(NEW, {}, 'f'.repeat(64));
    const answer = await follow(token, { cookie: 'locale=en' });
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
    expect(answer.body).toContain('was not made for this shop');
    // Of the visitors who take no part in experiments: all get the same.
    const headers = { dnt: '1' };
    const plain = await open('/en/news', '', headers);
    for (const cookie of [token, 'x', `${'a'.repeat(900)}.0000000000000000`]) {
      const page = await open('/en/news', `preview=${cookie}`, headers);
      expect([page.body, page.headers['etag'], page.cookies]).toEqual([plain.body, plain.headers['etag'], []]);
      expect(page.headers['etag']).toBeDefined();
    }
  });

  it.each(['', 'x', '%00', `${'a'.repeat(900)}.0000000000000000`])('is none of the strings %j', async (token) => {
    expect((await follow(token)).statusCode).toBe(404);
  });
});
