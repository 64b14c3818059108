import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportExclusion } from '@vitrava/delivery/exclusion';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

const page = (remote: string, version: string, path: string, server: string): FixtureRelease => ({
  remote,
  version,
  server,
  routes: { page: path },
});

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      page('mfe-account', '1.0.0-a', '/account', SERVER_FILES.throws),
      page('mfe-catalog', '1.0.0-a', '/goods', SERVER_FILES.good('goods')),
      page('mfe-catalog', '1.1.0-b', '/goods', SERVER_FILES.good('newer goods')),
      page('mfe-content', '1.0.0-a', '/news', SERVER_FILES.good('news')),
      page('mfe-content', '1.1.0-b', '/news', SERVER_FILES.hangs),
    ],
    { metrics: { host: '127.0.0.1', port: 0 } },
  );
});
afterAll(() => shop.close());

async function figure(name: string): Promise<readonly string[]> {
  const text = (await shop.app.metrics?.registry.metrics()) ?? '';
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .sort();
}

describe('what machines read of remotes that fail', () => {
  it('names versions that failed, those that are not chosen for it, and those that cannot be used', async () => {
    expect(await figure('vitrava_failing_versions')).toEqual([]);
    await writeFile(join(shop.releases.dir, 'mfe-catalog', '1.1.0-b', 'release.json'), '{}');
    for (const path of ['/account', '/news', '/goods']) await shop.app.inject(path);
    expect(await figure('vitrava_failing_versions')).toEqual([
      'vitrava_failing_versions{remote="mfe-account",version="1.0.0-a",state="watched",reason="threw"} 1',
      'vitrava_failing_versions{remote="mfe-catalog",version="1.1.0-b",state="unusable",reason="release"} 1',
      'vitrava_failing_versions{remote="mfe-content",version="1.1.0-b",state="excluded",reason="timed-out"} 1',
    ]);
  });

  it('The metrics report when all servers exclude a version for another one’s evidence', async () => {
    const { store } = shop.releases;
    const seen = { remote: 'mfe-account', version: '1.0.0-a', reason: 'It hangs.', server: 'another', isDoubtful: false };
    expect(await reportExclusion(store, { ...seen, at: new Date().toISOString() })).toBe(true);
    await shop.app.inject('/goods');
    expect(await figure('vitrava_failing_versions')).toContain(
      'vitrava_failing_versions{remote="mfe-account",version="1.0.0-a",state="excluded",reason="shared"} 1',
    );
  });

  it('counts what browsers report, by remote, version and kind; what the shop does not have together', async () => {
    const composition = (await shop.app.inject('/_composition')).json<{ id: string }>().id;
    const who = { remote: 'mfe-content', version: '1.0.0-a' };
    const events = [
      { type: 'page', name: 'page', ...who },
      { type: 'error', name: 'remote:ChunkLoadError', ...who },
      { type: 'error', name: 'window:TypeError', ...who },
      { type: 'call', name: 'call:503', ...who },
      { type: 'error', name: 'window:TypeError', remote: 'mfe-evil', version: '6.6.6' },
      { type: 'error', name: 'evil:TypeError', ...who },
    ];
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
    await shop.app.inject({ method: 'POST', url: '/_events', headers, payload: JSON.stringify({ composition, events }) });
    expect(await figure('vitrava_browser_reports_total')).toEqual([
      'vitrava_browser_reports_total{remote="mfe-content",version="1.0.0-a",kind="call"} 1',
      'vitrava_browser_reports_total{remote="mfe-content",version="1.0.0-a",kind="page"} 1',
      'vitrava_browser_reports_total{remote="mfe-content",version="1.0.0-a",kind="remote"} 1',
      'vitrava_browser_reports_total{remote="mfe-content",version="1.0.0-a",kind="window"} 1',
      'vitrava_browser_reports_total{remote="other",version="",kind="window"} 1',
    ]);
  });

  it('names them no longer when they are well again', async () => {
    await shop.releases.release(page('mfe-catalog', '1.2.0-c', '/goods', SERVER_FILES.good('newest goods')));
    await shop.app.inject('/goods');
    expect((await figure('vitrava_failing_versions')).join()).not.toContain('mfe-catalog');
  });
});
