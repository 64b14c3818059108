import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;

beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.callsApi, routes: { news: '/news' } },
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

/** Requests pages that no cache has; `answered` grows as they are answered. */
function sendRequest(urls: readonly string[], remoteAddress: string) {
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

describe('A server that gets more requests for pages than the API can fill', () => {
  it('A flooding client gets 503 with Retry-After at once for all but a few pages', async () => {
    const before = calls();
    const flood = sendRequest(some(15, 'flood'), '203.0.113.1');
    await until(() => flood.answered.length === 7 && calls() === before + 2);
    expect(flood.answered.map(({ statusCode, retryAfter }) => [statusCode, Number(retryAfter)])).toEqual(Array(7).fill([503, 2]));
    api.release();
    await flood.all;
    expect(flood.answered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  });

  it('The next page is that of another client, and cached pages are served', async () => {
    const before = calls();
    const flood = sendRequest(some(15, 'more'), '203.0.113.2');
    await until(() => calls() === before + 2);
    const other = sendRequest(['/news?other'], '203.0.113.3');
    const cached = await shop.app.inject({ url: '/news?kept', remoteAddress: '203.0.113.2' });
    expect(cached.statusCode).toBe(200);
    // A page that is being composed already needs no permit.
    const again = sendRequest(['/news?more=0'], '203.0.113.4');
    api.release();
    await Promise.all([flood.all, other.all, again.all]);
    expect([...other.answered, ...again.answered].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('A page whose client disconnects while it waits is not composed', async () => {
    const before = calls();
    const busy = sendRequest(some(2, 'busy'), '203.0.113.7');
    await until(() => calls() === before + 2);
    const disconnect = new AbortController();
    const url = `http://127.0.0.1:${await shop.port()}/news?abandoned`;
    const isClosed = new Promise<void>((resolve) =>
      shop.app.server.once('request', (_request, response) => {
        response.once('close', resolve);
        disconnect.abort();
      }),
    );
    await fetch(url, { signal: disconnect.signal }).catch(() => null);
    await isClosed;
    const last = sendRequest(['/news?last'], '203.0.113.8');
    api.release();
    await Promise.all([busy.all, last.all]);
    expect(last.answered.map(({ statusCode }) => statusCode)).toEqual([200]);
    expect(calls()).toBe(before + 3);
  });

  it('A page that many clients request at the same time is composed once, and none of them is refused', async () => {
    const before = calls();
    const together = sendRequest(Array<string>(30).fill('/news?together'), '203.0.113.6');
    await until(() => calls() === before + 1);
    api.release();
    await together.all;
    expect([calls() - before, ...new Set(together.answered.map(({ statusCode }) => statusCode))]).toEqual([1, 200]);
  });

  it('Payloads of soft navigations are bounded in the same way', async () => {
    const flood = sendRequest(
      some(15, 'soft').map((path) => `/_page?path=${encodeURIComponent(path)}`),
      '203.0.113.5',
    );
    await until(() => flood.answered.length === 7);
    expect(flood.answered.map(({ statusCode, retryAfter }) => [statusCode, Number(retryAfter)])).toEqual(Array(7).fill([503, 2]));
    api.release();
    await flood.all;
  });

  it('Pages of other versions are composed while many clients wait for one version that does not answer', async () => {
    const before = calls();
    const slow = Array.from({ length: 30 }, (_, index) => sendRequest([`/news?slow=${index}`], `203.0.114.${index}`));
    await until(() => calls() >= before + 2);
    const others = Array.from({ length: 6 }, (_, index) => sendRequest([`/goods?beside=${index}`], `203.0.115.${index}`));
    await Promise.all(others.map(({ all }) => all));
    expect(others.flatMap(({ answered }) => answered.map(({ statusCode }) => statusCode))).toEqual(Array(6).fill(200));
    expect(calls() - before).toBeLessThanOrEqual(2);
    api.release();
    await Promise.all(slow.map(({ all }) => all));
  });
});
