import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi, startServerProcess } from '../testing/index.ts';
import { createMetrics, measuredStore } from './index.ts';

const RELEASES = [
  { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
  { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.callsApi, routes: { news: '/news', article: '/news/:id' } },
  { remote: 'mfe-account', version: '2.0.0-b', server: SERVER_FILES.throws, routes: { account: '/account' } },
];

let images: string;
let api: FakeApi;
let shop: FixtureShop;
beforeAll(async () => {
  api = await startFakeApi();
  images = await mkdtemp(join(tmpdir(), 'vitrava-metrics-'));
  shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url, imageDir: images, metrics: { host: '127.0.0.1', port: 0 } });
});
afterAll(async () => {
  await shop.close();
  await api.close();
  await rm(images, { recursive: true, force: true });
});

/** The lines of a figure, without its buckets. */
async function figure(name: string): Promise<readonly string[]> {
  const text = (await shop.app.metrics?.registry.metrics()) ?? '';
  return text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
}

describe('what machines read of the server', () => {
  it('counts pages by remote, version, route and status, never by their addresses', async () => {
    for (const path of ['/news/1', '/news/2', '/en/news/3', '/account', '/nobody/owns/this']) await shop.app.inject(path);
    expect([...(await figure('vitrava_page_seconds_count'))].sort()).toEqual([
      'vitrava_page_seconds_count{remote="mfe-account",version="2.0.0-b",route="account",status="200"} 1',
      'vitrava_page_seconds_count{remote="mfe-content",version="1.0.0-a",route="article",status="200"} 3',
      'vitrava_page_seconds_count{remote="shell",version="1.0.0-a",route="not-found",status="404"} 1',
    ]);
    expect(await figure('vitrava_request_seconds_count')).toEqual([
      'vitrava_request_seconds_count{method="GET",route="*",status="200"} 4',
      'vitrava_request_seconds_count{method="GET",route="*",status="404"} 1',
    ]);
    expect(await shop.app.metrics?.registry.metrics()).not.toContain('nobody');
  });

  it('Renders are counted by remote, version and result', async () => {
    const renders = await figure('vitrava_render_seconds_count');
    expect(renders).toContain('vitrava_render_seconds_count{remote="mfe-content",version="1.0.0-a",part="page",outcome="ok"} 3');
    expect(renders).toContain('vitrava_render_seconds_count{remote="mfe-account",version="2.0.0-b",part="page",outcome="threw"} 1');
  });

  it('counts calls to the API by resource and who makes them; addresses that it does not have together', async () => {
    api.answer('/api/made-up-1/', { status: 404, body: {} });
    api.answer('/api/invented/', { status: 404, body: {} });
    api.answer('/api/token/', { status: 503, body: {} });
    for (const path of ['/api/made-up-1/', '/api/invented/', '/api/token/']) await shop.app.inject(path);
    const calls = () => figure('vitrava_api_call_seconds_count');
    expect(await calls()).toEqual(
      expect.arrayContaining([
        'vitrava_api_call_seconds_count{by="proxy",resource="other",status="404"} 2',
        'vitrava_api_call_seconds_count{by="proxy",resource="token",status="503"} 1',
      ]),
    );
    await untilReported('by="render",resource="news",status="200"', calls);
  });

  it("names no resource that was made up while the API is away, and one that the API has besides the shop's once it has answered", async () => {
    api.answer('/api/loyalty/', { body: {} });
    await shop.app.inject('/api/loyalty/');
    for (const path of ['/api/loyalty/', '/api/wordone/', '/api/search/', '/api/search/']) {
      api.answer(path, { status: 502, body: {} });
      await shop.app.inject(path);
    }
    api.answer('/api/search/', { status: 404, body: {} });
    await shop.app.inject('/api/search/');
    const calls = (await figure('vitrava_api_call_seconds_count')).filter((line) => line.includes('by="proxy"'));
    expect(calls).toEqual(
      expect.arrayContaining([
        'vitrava_api_call_seconds_count{by="proxy",resource="loyalty",status="200"} 1',
        'vitrava_api_call_seconds_count{by="proxy",resource="loyalty",status="502"} 1',
        'vitrava_api_call_seconds_count{by="proxy",resource="other",status="502"} 1',
        'vitrava_api_call_seconds_count{by="proxy",resource="search",status="502"} 2',
        'vitrava_api_call_seconds_count{by="proxy",resource="search",status="404"} 1',
      ]),
    );
    expect(calls.join()).not.toContain('wordone');
  });

  it('counts calls that the server makes itself: of settings, the site map and pictures, an API that is away as 0', async () => {
    for (const path of ['/sitemap.xml', '/_ipx/f_webp,q_92,w_320/api/media/pack.png']) await shop.app.inject(path);
    const calls = await figure('vitrava_api_call_seconds_count');
    for (const [by, resource] of [
      ['settings', 'settings'],
      ['sitemap', 'categories'],
      ['pictures', 'media'],
    ])
      expect(calls).toContainEqual(
        expect.stringMatching(`^vitrava_api_call_seconds_count{by="${by}",resource="${resource}",status="200"} \\d+$`),
      );
    const away = await openFixtureShop(RELEASES.slice(0, 1), { metrics: { host: '127.0.0.1', port: 0 } });
    try {
      expect(await away.app.metrics?.registry.metrics()).toContain('count{by="settings",resource="settings",status="0"} 1\n');
    } finally {
      await away.close();
    }
  });

  it('Calls to the release store are counted, and its outage is reported', async () => {
    expect(await figure('vitrava_release_store')).toEqual(['vitrava_release_store{of="away"} 0']);
    const calls = await figure('vitrava_store_call_seconds_count');
    for (const call of ['stamp', 'pointers', 'release'])
      expect(calls).toContainEqual(expect.stringMatching(`^vitrava_store_call_seconds_count{call="${call}",outcome="answered"} \\d+$`));
    const metrics = createMetrics();
    const away = measuredStore(
      { ...shop.releases.store, stamp: () => Promise.reject(new Error('away')), outage: () => 'The database does not answer.' },
      metrics,
    );
    await expect(away.stamp()).rejects.toThrow('away');
    const text = await metrics.registry.metrics();
    expect(text).toContain('vitrava_store_call_seconds_count{call="stamp",outcome="failed"} 1\n');
    expect(text).toContain('vitrava_release_store{of="away"} 1\n');
  });

  it('The metrics report the resources of the process, its renders and its caches', async () => {
    const text = (await shop.app.metrics?.registry.metrics()) ?? '';
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toContain(`\n${name} `);
    for (const line of [
      'vitrava_render_pool{of="rssBytes"}',
      'vitrava_render_cache{of="remotes hits"}',
      'vitrava_page_permits{of="waiting"}',
    ])
      expect(text).toContain(`\n${line} `);
  });

  it('The number of series is bounded, whatever comes and ends', async () => {
    const metrics = createMetrics();
    for (let version = 0; version < 1000; version += 1)
      metrics.render({ remote: 'mfe-content', version: `1.0.${version}`, part: 'page', outcome: 'ok', seconds: 0.1 });
    const counts = (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('vitrava_render_seconds_count{'));
    expect(counts).toHaveLength(300);
    expect(counts.at(-1)).toContain('1.0.999');
  });

  it('is read at a port of its own, and nowhere else', async () => {
    const server = await startServerProcess(RELEASES.slice(0, 1), { METRICS_PORT: '0' });
    try {
      const figures = await fetch(server.metrics ?? '');
      expect([figures.status, figures.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')]);
      expect(await figures.text()).toContain('process_resident_memory_bytes');
      expect(new URL(server.metrics ?? '').port).not.toBe(new URL(server.url).port);
      expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});

/** Render processes report their calls now and then. */
async function untilReported(what: string, read: () => Promise<readonly string[]>): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    if ((await read()).some((line) => line.includes(what))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was told of ${what}.`);
}
