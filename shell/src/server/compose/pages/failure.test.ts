import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import type { LightMyRequestResponse } from 'fastify';
import {
  type FakeApi,
  type FixtureShop,
  hostileTargets,
  openFixtureShop,
  SERVER_FILES,
  startFakeApi,
  statusOfTarget,
} from '../../testing/index.ts';

const SHELL: FixtureRelease = { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() };
let shop: FixtureShop | null = null;
let api: FakeApi | null = null;

afterEach(async () => {
  await shop?.close();
  await api?.close();
  shop = null;
  api = null;
});

async function open(...releases: FixtureRelease[]): Promise<FixtureShop> {
  api = await startFakeApi();
  shop = await openFixtureShop(releases, {
    apiBaseUrl: api.url,
    apiDeadlineMs: 300,
    renderDeadlineMs: 700,
    renderProcesses: 2,
    metrics: { host: '127.0.0.1', port: 0 },
  });
  return shop;
}

function news(version: string, server: string): FixtureRelease {
  return { remote: 'mfe-content', version, server, routes: { news: '/news', article: '/news/:id' } };
}

function get({ app }: FixtureShop, url: string, userAgent = 'Mozilla/5.0'): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers: { 'user-agent': userAgent, 'accept-encoding': 'identity' } });
}

/** A release in the field is given five seconds; a busy machine needs some of them. */
async function soon(isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + 5000;
  while (!(await isSo())) {
    expect(performance.now()).toBeLessThan(endsAt);
    await wait(50);
  }
}

describe('a remote that fails on the server', () => {
  it.each(['throws', 'loops', 'hangs', 'exits', 'nonsense', 'forbidden'] as const)('is left to the browser when it %s', async (fault) => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES[fault]));
    const answer = await get(running, '/news');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('frame header');
    expect(answer.body).toContain('data-boundary="mfe-content"><p>skeleton</p></div>');
    expect(answer.body).toContain('<title>Заголовок news</title>');
    expect(answer.body).toContain('"rendering":"left-to-browser"');
    expect((await get(running, '/nowhere')).statusCode).toBe(404);
  });

  it('is an empty page to robots, with a status that makes them come back', async () => {
    const answer = await get(await open(SHELL, news('1.0.0-a', SERVER_FILES.throws)), '/news', 'Googlebot/2.1');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  });

  it('is not tried again at once after it hung', async () => {
    const { app } = await open(SHELL, news('1.0.0-a', SERVER_FILES.loops));
    const rendersOfRemote = async () =>
      (await app.metrics?.registry.metrics())?.match(/^vitrava_render_seconds_count\{remote="mfe-content".*$/gm);
    // A render that a busy machine gave too little time is none that hung.
    let renders: unknown;
    await soon(async () => {
      const before = renders;
      await app.inject('/news');
      renders = await rendersOfRemote();
      return JSON.stringify(renders) === JSON.stringify(before);
    });
    expect(renders).toEqual(expect.arrayContaining([expect.stringMatching(/outcome="(?:timed-out|overloaded)"/)]));
    expect(renders).not.toEqual(expect.arrayContaining([expect.stringMatching(/outcome="timed-out".* [^1]$/)]));
    expect((await app.inject('/news/2')).body).toContain('skeleton');
    expect(await rendersOfRemote()).toEqual(renders);
  });

  it('gives way to its last good version when it keeps failing', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.good('old')));
    await running.releases.release(news('1.1.0-b', SERVER_FILES.throws));
    for (const page of [1, 2, 3]) expect((await get(running, `/news/${page}`)).body).toContain('skeleton');
    const answer = await get(running, '/news/4');
    expect(answer.body).toContain('<p>old ru</p>');
    expect(answer.body).toContain('"version":"1.0.0-a"');
    expect((await running.consoleParts()).failing).toMatchObject([{ version: '1.1.0-b', state: 'excluded' }]);
  });

  it('gives way to its last good version when its pages have status 200 and an empty main area', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.good('old')));
    await running.releases.release(news('1.1.0-b', SERVER_FILES.empty));
    for (const page of [1, 2, 3]) expect((await get(running, `/news/${page}`)).body).toContain('skeleton');
    expect((await get(running, '/news/4')).body).toContain('<p>old ru</p>');
    expect((await running.consoleParts()).failing).toMatchObject([
      { version: '1.1.0-b', state: 'excluded', reason: 'failing: Status 200 with an empty main area.' },
    ]);
  });

  it('sends robots away with status 503 when its page has an empty main area', async () => {
    const answer = await get(await open(SHELL, news('1.0.0-a', SERVER_FILES.empty)), '/news', 'Googlebot/2.1');
    expect(answer.statusCode).toBe(503);
  });

  it('A remote keeps its own view when the API fails, and is rendered again as soon as the API is back', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.callsApi));
    api?.answer('/api/news/', 'hang');
    const failing = await get(running, '/news');
    expect([failing.statusCode, failing.headers['retry-after']]).toEqual([503, '60']);
    expect(failing.body).toContain('<p>the API is away</p>');
    api?.answer('/api/news/', { body: 'fresh' });
    const recovered = await get(running, '/news');
    expect(recovered.statusCode).toBe(200);
    expect(recovered.body).toContain('fresh');
  });

  it.each([
    ['asks for what customers alone may read', { status: 401, body: {} }],
    [
      'asks at an address that there is not, where a page answers',
      { headers: { 'content-type': 'text/html' }, body: {}, raw: '<h1>Shop</h1>' },
    ],
  ])('gives way to its last good version when it %s', async (_fault, answer) => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.readsApi));
    api?.answer('/api/orders/', answer);
    expect((await get(running, '/news')).statusCode).toBe(200);
    await running.releases.release(news('1.1.0-b', SERVER_FILES.readsApi.replace('/api/news/', '/api/orders/')));
    for (const page of [1, 2, 3]) expect((await get(running, `/news/${page}`)).statusCode).toBe(503);
    const good = await get(running, '/news/4');
    expect([good.statusCode, good.body]).toEqual([200, expect.stringContaining('"version":"1.0.0-a"')]);
  });

  it('stays when the API refuses what it has given before', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.readsApi));
    expect((await get(running, '/news')).statusCode).toBe(200);
    await running.releases.release(news('1.1.0-b', SERVER_FILES.readsApi));
    api?.answer('/api/news/', { status: 401, body: {} });
    for (const page of [1, 2, 3, 4]) {
      const answer = await get(running, `/news/${page}`);
      expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('"version":"1.1.0-b"')]);
    }
  });

  it('does not block pages of the others', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.loops), {
      remote: 'mfe-catalog',
      version: '1.0.0-a',
      server: SERVER_FILES.good('catalog'),
      routes: { start: '/' },
    });
    const [looping, ...others] = await Promise.all([
      get(running, '/news'),
      ...[1, 2, 3, 4, 5].map((page) => get(running, `/?page=${page}`)),
    ]);
    expect(looping?.body).toContain('skeleton');
    for (const other of others) expect(other.body).toContain('<p>catalog ru</p>');
  });
});

describe('a shell that fails on the server', () => {
  it('is none when visitors request what is no address', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.good('news')));
    const targets = [...hostileTargets('127.0.0.1:9'), '//', '/\\', '//[', 'http://[', '*'];
    for (const target of targets) await statusOfTarget(await running.port(), target);
    expect((await running.consoleParts()).failing).toEqual([]);
    expect((await get(running, '/news')).body).toContain('frame header');
  });

  it('gives way to its last good version', async () => {
    const running = await open({ ...SHELL, server: SERVER_FILES.frame('old') }, news('1.0.0-a', SERVER_FILES.good('news')));
    await running.releases.release({ remote: 'shell', version: '1.1.0-b', server: `exports.renderFrame = async () => { for (;;); };` });
    expect((await get(running, '/news')).statusCode).toBe(503);
    await soon(async () => (await get(running, '/news')).body.includes('old header'));
  });

  it('is replaced by its last good frame where it has no other version', async () => {
    const running = await open(
      {
        ...SHELL,
        server: `${SERVER_FILES.frame('good')} const { renderFrame } = exports; let isBad = false; exports.renderFrame = async (input) => { if (isBad || input.url.includes('spoil')) { isBad = true; throw new Error('no frame'); } return renderFrame(input); };`,
      },
      news('1.0.0-a', SERVER_FILES.good('news')),
    );
    await get(running, '/news');
    // A frame that no other page shares: its segment could not be written in as it is.
    for (const page of ['spoil.it', 2, 3, 4, 5]) {
      const answer = await get(running, `/news/${page}`);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('good header')]);
    }
  });

  it('leaves a plain page that needs nothing else', async () => {
    const running = await open({ ...SHELL, server: `exports.renderFrame = async () => { throw new Error('no frame'); };` });
    const [broken, missing] = await Promise.all([get(running, '/en/x?y=1'), get(running, '/nowhere')]);
    expect([broken.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(missing.body).toContain('Страница не найдена: /nowhere');
    const policy = String(missing.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('is not ready to serve as long as it was never released', async () => {
    const running = await open(news('1.0.0-a', SERVER_FILES.good('news')));
    const answer = await get(running, '/news');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.body).toContain('Страница временно недоступна');
    expect((await get(running, '/readyz')).statusCode).toBe(503);
    expect((await get(running, '/healthz')).statusCode).toBe(200);
  });
});

describe('releases while the server runs', () => {
  it('change the next page, without a restart', async () => {
    const running = await open(SHELL, news('1.0.0-a', SERVER_FILES.good('old')));
    expect((await get(running, '/news')).body).toContain('<p>old ru</p>');
    await running.releases.release(news('1.1.0-b', SERVER_FILES.good('new')));
    expect((await get(running, '/news')).body).toContain('<p>new ru</p>');
  });

  it('add a remote that was not there before', async () => {
    const running = await open(SHELL);
    expect((await get(running, '/news')).statusCode).toBe(404);
    await running.releases.release(news('1.0.0-a', SERVER_FILES.good('new')));
    expect((await get(running, '/news')).statusCode).toBe(200);
  });
});
