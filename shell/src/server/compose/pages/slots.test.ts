import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import type { SlotFacts } from '@vitrava/shared-kit/contracts/manifest';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

const shell = (): FixtureRelease => ({ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() });
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

/** Longer than any test may take: what is seen before it did not wait for it. */
const DEADLINE_MS = 60_000;

/** Draws the fragment on the test's command. */
async function openGate() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const server = createServer(({ url: path }, response) => {
    const answer = () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    isOpen || path !== '/api/gate/' ? answer() : waiting.push(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    source: SERVER_FILES.placed.replace(
      /fragment \}\) => \{/,
      `fragment, api }) => { if (fragment) await fetch(api.baseUrl + '/api/gate/');`,
    ),
    config: { apiBaseUrl: url, apiDeadlineMs: DEADLINE_MS, renderDeadlineMs: DEADLINE_MS, fragmentPatienceMs: 10 },
    open() {
      isOpen = true;
      for (const answer of waiting) answer();
    },
    close: () => server.close().closeAllConnections(),
  };
}

async function open(...releases: FixtureRelease[]) {
  shop = await openFixtureShop(releases);
  const { app } = shop;
  return async (url: string) => (await app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } })).body;
}

const EMPTY = '<vitrava-fragment data-boundary="mfe-goods" data-fragment="finder" data-shows="/goods?q"></vitrava-fragment>';
const inSlot = (body: string) => /<div class="slot" data-slot="header">(.*?)<\/div><\/header>/.exec(body)?.[1];
const filled = (text: string, version = '1.0.0-a') =>
  EMPTY.replace('></', ` data-version="${version}" data-instance="header0"><form>finder ${text}</form></`);

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

  it('shows no more of an address than the browser does, and escapes where it is shown', async () => {
    const path = '/goods&more';
    const get = await open(shell(), content, { ...goods(), slot: { place: 'header', shows: { path, query: 'q' } } });
    expect(inSlot(await get('/news'))).toContain('data-shows="/goods&amp;more?q" data-version="1.0.0-a" data-instance="header0">');
    await shop?.releases.release(goods(SERVER_FILES.placed, '2.0.0-b'));
    expect(inSlot(await get(`/goods?q=+${'ab'.repeat(101)}`))).toBe(filled(`ru <input value="${'ab'.repeat(100)}">`, '2.0.0-b'));
  });

  it('is left out where no remote has a fragment for it: its release was made before there were slots', async () => {
    const get = await open(shell(), content);
    expect(inSlot(await get('/news'))).toBeUndefined();
  });

  it('is left out of the document of a page that names its remotes without the owner of the fragment, and nothing of that owner is loaded there', async () => {
    const cart: FixtureRelease = {
      remote: 'mfe-cart',
      version: '1.0.0-a',
      server: SERVER_FILES.good('pay'),
      routes: { pay: '/pay' },
      meta: { remotes: ['mfe-content'] },
    };
    const get = await open(shell(), content, goods(), cart);
    const body = await get('/pay');
    expect(inSlot(body)).toBeUndefined();
    expect(body).not.toContain('/releases/mfe-goods/');
    expect(body).toContain('/releases/mfe-content/');
    // What leads there still does.
    expect(body).toContain('"path":"/goods"');
    expect(await get('/news')).toContain('/releases/mfe-goods/');
    // An error that no remote draws: what is loaded there does not depend on which page came first.
    expect(await get('/nowhere')).toContain('/releases/mfe-goods/');
    await shop?.releases.release({ ...shell(), version: '0.9.0-a', lacksOwnDocuments: true });
    expect(await get('/pay')).toContain('/releases/mfe-goods/');
  });

  it.each([
    ['throws', SERVER_FILES.placedBadly],
    ['hangs', SERVER_FILES.hangs],
    ['ends its process', SERVER_FILES.exits],
  ])('is empty while the remote %s: the page is as before', async (_, server) => {
    const get = await open(shell(), content, goods(server));
    const body = await get('/news');
    expect(inSlot(body)).toBe(EMPTY);
    expect(body).toContain('<p>news ru</p>');
  });

  it('is empty on a page that the remote would hold up, which is kept no longer than that: the next one has the fragment as soon as it is drawn', async () => {
    const gate = await openGate();
    try {
      shop = await openFixtureShop([shell(), content, goods(gate.source)], gate.config);
      const { app } = shop;
      const get = async (url: string) => (await app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } })).body;
      for (let visit = 0; visit < 2; visit += 1) {
        const body = await get('/news');
        expect(inSlot(body)).toBe(EMPTY);
        expect(body).toContain('<p>news ru</p>');
      }
      gate.open();
      let body = '';
      while ((inSlot(body) ?? EMPTY) === EMPTY) body = await get('/news');
      expect(inSlot(body)).toBe(filled('ru <input value="">'));
    } finally {
      gate.close();
    }
  });

  it('is filled before the server reports that it is ready, so that the first page after a start has the fragment', async () => {
    const gate = await openGate();
    try {
      shop = await openFixtureShop([shell(), content, goods(gate.source)], gate.config);
      const { app } = shop;
      const ready = () => app.inject('/readyz');
      await shop.port();
      expect((await ready()).json()).toEqual({ status: 'not ready', missing: ['fragments of the frame'] });
      gate.open();
      while ((await ready()).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
      const { body } = await app.inject({ url: '/en/news', headers: { 'user-agent': 'Mozilla/5.0' } });
      expect(inSlot(body)).toBe(filled('en <input value="">'));
    } finally {
      gate.close();
    }
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
});
