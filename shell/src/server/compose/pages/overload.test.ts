import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;

beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.asksApi, routes: { news: '/news' } },
      { remote: 'mfe-catalog', version: '1.0.0-a', server: SERVER_FILES.good('goods'), routes: { goods: '/goods' } },
    ],
    { apiBaseUrl: api.url, apiDeadlineMs: 60_000, renderDeadlineMs: 60_000 },
  );
  await shop.app.inject('/news?kept');
});
afterAll(async () => {
  await shop.close();
  await api.close();
});
beforeEach(() => api.answer('/api/news/', 'hold'));

/** Asks for pages that no cache has; `answered` grows as they are answered. */
function ask(urls: readonly string[], remoteAddress: string) {
  const answered: { readonly url: string; readonly statusCode: number; readonly retryAfter: unknown }[] = [];
  const all = urls.map(async (url) => {
    const { statusCode, headers } = await shop.app.inject({ url, remoteAddress });
    answered.push({ url, statusCode, retryAfter: headers['retry-after'] });
  });
  return { answered, all: Promise.all(all) };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const calls = () => api.calls.filter((call) => call === 'GET /api/news/').length;
const some = (count: number, name: string) => Array.from({ length: count }, (_, index) => `/news?${name}=${index}`);

describe('a server that is asked for more pages than the API can fill', () => {
  it('tells one address at once to come again, whose pages wait already, and makes as many of them as is good', async () => {
    const before = calls();
    const flood = ask(some(15, 'flood'), '203.0.113.1');
    await until(() => flood.answered.length === 7 && calls() === before + 2);
    expect(flood.answered.map(({ statusCode, retryAfter }) => [statusCode, Number(retryAfter)])).toEqual(Array(7).fill([503, 2]));
    api.release();
    await flood.all;
    expect(flood.answered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  });

  it('makes the pages of others meanwhile, and gives everyone what it has', async () => {
    const before = calls();
    const flood = ask(some(15, 'more'), '203.0.113.2');
    await until(() => calls() === before + 2);
    const other = ask(['/news?other'], '203.0.113.3');
    await until(() => calls() === before + 3);
    const kept = await shop.app.inject({ url: '/news?kept', remoteAddress: '203.0.113.2' });
    expect(kept.statusCode).toBe(200);
    // Nor does the same page, once more, wait for its turn.
    const again = ask(['/news?more=0'], '203.0.113.4');
    api.release();
    await Promise.all([flood.all, other.all, again.all]);
    expect([...other.answered, ...again.answered].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('makes a page once for all who ask for it at the same time, and sends none of them away', async () => {
    const before = calls();
    const crowd = ask(Array<string>(30).fill('/news?crowd'), '203.0.113.6');
    await until(() => calls() === before + 1);
    api.release();
    await crowd.all;
    expect([calls() - before, ...new Set(crowd.answered.map(({ statusCode }) => statusCode))]).toEqual([1, 200]);
  });

  it('answers payloads of soft navigations in the same manner', async () => {
    const flood = ask(
      some(15, 'soft').map((path) => `/_page?path=${encodeURIComponent(path)}`),
      '203.0.113.5',
    );
    await until(() => flood.answered.length === 7);
    expect(flood.answered.map(({ statusCode, retryAfter }) => [statusCode, Number(retryAfter)])).toEqual(Array(7).fill([503, 2]));
    api.release();
    await flood.all;
  });

  it('makes the pages of every other version while many visitors wait for one version that does not answer', async () => {
    const before = calls();
    const slow = Array.from({ length: 30 }, (_, index) => ask([`/news?slow=${index}`], `203.0.114.${index}`));
    await until(() => calls() >= before + 2);
    const others = Array.from({ length: 6 }, (_, index) => ask([`/goods?beside=${index}`], `203.0.115.${index}`));
    await Promise.all(others.map(({ all }) => all));
    expect(others.flatMap(({ answered }) => answered.map(({ statusCode }) => statusCode))).toEqual(Array(6).fill(200));
    expect(calls() - before).toBeLessThanOrEqual(3);
    api.release();
    await Promise.all(slow.map(({ all }) => all));
  });
});
