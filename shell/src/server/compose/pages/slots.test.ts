import { afterEach, describe, expect, it } from '@jest/globals';
import type { SlotFacts } from '@vitrava/shared-kit/contracts/manifest';
import { type FixtureRelease, type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

const SLOT = '<div class="slot" data-slot="header"></div>';
const shell = (slot = SLOT): FixtureRelease => ({ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame('frame', slot) });
const content: FixtureRelease = {
  remote: 'mfe-content',
  version: '1.0.0-a',
  server: SERVER_FILES.good('news'),
  routes: { news: '/news', article: '/news/:id' },
};
const slot: SlotFacts = { place: 'header', shows: { path: '/goods', query: 'q' } };
const goods = (server: string = SERVER_FILES.placed, version = '1.0.0-a'): FixtureRelease => ({
  remote: 'mfe-goods',
  version,
  server,
  routes: { goods: '/goods' },
  slot,
});

let shop: FixtureShop | null = null;
afterEach(() => shop?.close());

async function open(...releases: FixtureRelease[]) {
  shop = await openFixtureShop(releases);
  const { app } = shop;
  return async (url: string) => (await app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } })).body;
}

const inSlot = (body: string) => /<div class="slot" data-slot="header">(.*?)<\/div><\/header>/.exec(body)?.[1];
const filled = (text: string) =>
  `<div data-boundary="mfe-goods" data-fragment="finder" data-shows="/goods?q"><form>finder ${text}</form></div>`;

describe('a slot of the frame', () => {
  it('holds the fragment of the remote that has one for it on every page, in the language of the page, with its style sheet', async () => {
    const get = await open(shell(), content, goods());
    for (const url of ['/news', '/news/5?q=zinc', '/goods', '/nowhere']) {
      const body = await get(url);
      expect(inSlot(body)).toBe(filled('ru <input value="">'));
      expect(body).toContain('<link rel="stylesheet" href="/releases/mfe-goods/1.0.0-a/finder.css" integrity="sha384-');
    }
    expect(inSlot(await get('/en/news'))).toBe(filled('en <input value="">'));
  });

  it('is drawn once for all pages of a language, and once more for all that it may show of an address', async () => {
    const get = await open(shell(), content, goods());
    const renders = () => shop?.app.renderer.cacheStats().remotes.misses ?? 0;
    await get('/news');
    const before = renders();
    await get('/news/5?q=zinc');
    await get('/news/6');
    // The two articles themselves.
    expect(renders() - before).toBe(2);
    expect(inSlot(await get('/goods?q=%20zinc%20%20b6'))).toBe(filled('ru <input value="zinc b6">'));
    const after = renders();
    expect(inSlot(await get('/goods?q=%22%3E%3Cscript%3E'))).toBe(filled('ru <input value="&quot;&gt;&lt;script&gt;">'));
    // The list itself.
    expect(renders() - after).toBe(1);
  });

  it('is empty where no remote has a fragment for it: its release was made before there were slots', async () => {
    const get = await open(shell(), content);
    expect(inSlot(await get('/news'))).toBe('');
  });

  it.each([
    ['throws', SERVER_FILES.placedBadly],
    ['hangs', SERVER_FILES.hangs],
    ['ends its thread', SERVER_FILES.exits],
  ])('is empty while the remote %s: the page is as before', async (_, server) => {
    const get = await open(shell(), content, goods(server));
    const body = await get('/news');
    expect(inSlot(body)).toBe('');
    expect(body).toContain('<p>news ru</p>');
  });

  it('holds the fragment of the release before when the new one cannot draw it', async () => {
    const get = await open(shell(), content, goods());
    await shop?.releases.release(goods(SERVER_FILES.placedBadly, '2.0.0-b'));
    for (let visit = 0; visit < 4; visit += 1) await get(`/news/${visit}`);
    await expect(get('/news')).resolves.toContain(filled('ru <input value="">'));
  });

  it('takes part in the document that is kept: a new release of the fragment shows at once', async () => {
    const get = await open(shell(), content, goods());
    const before = await get('/news');
    expect(await get('/news')).toBe(before);
    await shop?.releases.release(goods(SERVER_FILES.placed.replace("fragment + ' '", "'better ' + fragment + ' '"), '2.0.0-b'));
    expect(inSlot(await get('/news'))).toContain('<form>better finder ru ');
  });

  it('stands above the page in a shell that was made before there were slots', async () => {
    const get = await open(shell(''), content, goods());
    expect(await get('/news')).toContain(
      `data-variant="plain"><div data-slot="header">${filled('ru <input value="">')}</div><div id="single-spa-application:mfe-content"`,
    );
  });
});
