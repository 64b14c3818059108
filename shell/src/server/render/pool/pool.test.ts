import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../operate/index.ts';
import { SERVER_FILES, startFakeApi } from '../../testing/index.ts';
import { createRenderPool, type RenderFailure, type RenderPool, type RenderResult, type ServedRelease } from './index.ts';
import type { RenderPoolOptions } from './pool.ts';

/** That of production: what is well must not be taken for hung on a busy machine. */
const DEADLINE_MS = readConfig({}).renderDeadlineMs;
const files: Record<string, string> = {};
const integrities: Record<string, string> = {};
const faults: [string, RenderFailure][] = [];
let pool: RenderPool | null = null;
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrava-pool-'));
  const texts = {
    ...SERVER_FILES,
    good: SERVER_FILES.good('good'),
    other: SERVER_FILES.good('other'),
    exits: `exports.render = async () => { setTimeout(() => { throw new Error('out of any promise'); }); await new Promise(() => {}); };`,
    frame: '',
    slow: SERVER_FILES.slow(400),
    late: lateCrash(),
  };
  for (const [name, text] of Object.entries(texts)) {
    files[name] = join(dir, `${name}.cjs`);
    integrities[name] = `sha256-${hash('sha256', text, 'base64')}`;
    await writeFile(join(dir, `${name}.cjs`), text);
  }
});

afterAll(() => rm(dir, { recursive: true, force: true }));

beforeEach(() => {
  // Jest takes the report of a process that ran out of memory for its own.
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  faults.length = 0;
  await pool?.close();
  pool = null;
});

/** The API of the renders of the open pool. */
let baseUrl = '';

async function open(options: Partial<RenderPoolOptions> = {}, api = 'http://127.0.0.1:1'): Promise<RenderPool> {
  baseUrl = api;
  pool = createRenderPool({
    size: 1,
    deadlineMs: DEADLINE_MS,
    api: { baseUrl, deadlineMs: DEADLINE_MS },
    onFault: ({ serverFile }, failure) => faults.push([basename(serverFile, '.cjs'), failure]),
    ...options,
  });
  await pool.ready();
  return pool;
}

function releaseOf(serverFile: string, serverIntegrity: string): ServedRelease {
  return { remote: basename(serverFile), version: '1.0.0-a', serverFile, serverIntegrity };
}

async function render(running: RenderPool, name: string): Promise<RenderResult> {
  const input = { url: '/x', locale: 'ru', values: {}, api: { baseUrl, deadlineMs: DEADLINE_MS } };
  return running.run({ release: releaseOf(files[name] ?? name, integrities[name] ?? 'sha256-'), method: 'render', input });
}

function markup(result: RenderResult): string {
  return result.ok ? new TextDecoder().decode((result.value as { html: Uint8Array }).html) : '';
}

describe('the render pool', () => {
  it('renders with React from the allow-list', async () => {
    const result = await render(await open(), 'good');
    expect([result, markup(result)]).toMatchObject([{ ok: true, value: { status: 200 } }, '<p>good ru</p>']);
  });

  it('keeps versions of a remote apart', async () => {
    const running = await open();
    const results = await Promise.all([render(running, 'good'), render(running, 'other')]);
    expect(results.map(markup)).toEqual(['<p>good ru</p>', '<p>other ru</p>']);
  });

  it('The API is called once for public data, however many pages need it', async () => {
    const api = await startFakeApi();
    api.answer('/api/news/', { headers: { 'cache-control': 'public, max-age=0, s-maxage=10' }, body: ['news'] });
    const running = await open({}, api.url);
    const pages = [await render(running, 'callsApi'), await render(running, 'callsApi')];
    await api.close();
    expect(pages.map(markup)).toEqual(['<p>["news"]</p>', '<p>["news"]</p>']);
    expect(api.calls).toEqual(['GET /api/news/']);
  });

  it('gives what a render throws as data', async () => {
    const result = await render(await open(), 'throws');
    expect(result).toMatchObject({ ok: false, failure: { type: 'threw', explanation: expect.stringContaining('broken on purpose') } });
  });

  it('refuses modules that are not on the allow-list', async () => {
    const result = await render(await open(), 'forbidden');
    expect(result).toMatchObject({
      ok: false,
      failure: { type: 'threw', explanation: expect.stringContaining('may not require "node:fs"') },
    });
  });

  it('The pool reports when the server file is missing or exports nothing', async () => {
    const running = await open();
    expect(await render(running, '/nowhere/server.cjs')).toMatchObject({ ok: false, failure: { type: 'threw' } });
    expect(await render(running, 'frame')).toMatchObject({ failure: { explanation: expect.stringContaining('does not export render()') } });
  });

  it('ends a render that waits for ever, without disturbing its neighbours', async () => {
    const running = await open();
    const [hung, innocent] = await Promise.all([render(running, 'hangs'), render(running, 'slow')]);
    expect(hung).toMatchObject({ ok: false, failure: { type: 'timed-out' } });
    expect(innocent).toMatchObject({ ok: true });
    expect(await render(running, 'good')).toMatchObject({ ok: true });
  });

  it('Only the version that blocks its process is excluded', async () => {
    const running = await open();
    const results = await Promise.all([
      render(running, 'slow'),
      render(running, 'loops'),
      render(running, 'good'),
      render(running, 'slow'),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true, true]);
    // On a busy machine the page is sent before the version is found to be bad.
    const isLeft = !results[1]?.ok && results[1]?.failure.type === 'overloaded';
    if (isLeft) await until(() => faults.length > 0);
    expect(isLeft ? faults[0]?.[1] : results[1]).toMatchObject(isLeft ? { type: 'timed-out' } : { failure: { type: 'timed-out' } });
    expect(await render(running, 'good')).toMatchObject({ ok: true });
  });

  it('Only the version that ends its process is excluded', async () => {
    const running = await open();
    const results = await Promise.all([render(running, 'slow'), render(running, 'exits'), render(running, 'slow')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(results[1]).toMatchObject({ failure: { type: 'crashed' } });
  });

  it('survives an error thrown outside of any promise', async () => {
    const running = await open();
    expect(await render(running, 'late')).toMatchObject({
      ok: false,
      failure: { type: 'crashed', explanation: expect.stringContaining('too late') },
    });
    expect(await render(running, 'good')).toMatchObject({ ok: true });
  });

  it('survives a render that eats all memory', async () => {
    const running = await open({ deadlineMs: 15_000, heapLimitMb: 48 });
    expect(await render(running, 'eats')).toMatchObject({ ok: false, failure: { type: 'crashed' } });
    expect(await render(running, 'good')).toMatchObject({ ok: true });
  });

  it('A leak is attributed to its version, and no other memory', async () => {
    const running = await open({ heapLimitMb: 64 });
    let result = await render(running, 'leaks');
    for (let page = 0; result.ok && page < 100; page += 1) {
      result = await render(running, 'leaks');
      expect(await render(running, 'good')).toMatchObject({ ok: true });
    }
    await until(() => !result.ok || faults.length > 0);
    expect(result.ok ? faults.at(-1) : ['leaks', result.failure]).toMatchObject(['leaks', { type: 'crashed' }]);
  });

  it('A late error is attributed to its version when its page has long been answered', async () => {
    const running = await open();
    expect(await render(running, 'throwsLater')).toMatchObject({ ok: true });
    await until(() => faults.length > 0);
    expect(faults).toMatchObject([['throwsLater', { type: 'crashed', explanation: expect.stringContaining('too late') }]]);
  });

  it('lets no version change what others run on', async () => {
    const api = await startFakeApi();
    api.answer('/api/news/', { body: ['news'] });
    const running = await open({}, api.url);
    await Promise.all(['good', 'callsApi'].map((name) => render(running, name)));
    expect(await render(running, 'poisons')).toMatchObject({ ok: false });
    expect(await render(running, 'good')).toMatchObject({ ok: true });
    expect(await render(running, 'callsApi')).toMatchObject({ ok: true });
    await api.close();
  });

  it('lets no version reach files, processes, threads, the network or the environment of the server', async () => {
    const api = await startFakeApi();
    expect(markup(await render(await open({}, api.url), 'spies'))).toBe('<p>found: </p>');
    await api.close();
    expect(api.calls).toEqual([]);
  });

  it('refuses a server file that is not the one that was released', async () => {
    const running = await open();
    const release = releaseOf(files['good'] ?? '', integrities['other'] ?? '');
    const tampered = { release, method: 'render', input: {} } as const;
    expect(await running.run(tampered)).toMatchObject({ ok: false, failure: { type: 'tampered' } });
    expect(await render(running, 'good')).toMatchObject({ ok: true });
  });

  it('An answer with its own delay is distinguished from one that waited for the API', async () => {
    const api = await startFakeApi();
    api.answer('/api/news/', { status: 500, body: '' });
    const running = await open({}, api.url);
    const [own, waiting] = await Promise.all([render(running, 'slow'), render(running, 'callsApi')]);
    await api.close();
    expect(own).toMatchObject({ ok: true, effort: { apiFaults: [] } });
    expect(own.ok && own.effort.ownMs).toBeGreaterThan(300);
    expect(waiting).toMatchObject({ ok: true, effort: { apiFaults: ['/api/news/: 500'] } });
  });

  it.each([
    ['a refusal', { status: 401, body: {} }, '401'],
    ['too many calls', { status: 429, body: {} }, '429'],
    ['a page in place of an answer', { headers: { 'content-type': 'text/html' }, body: {} }, 'no JSON'],
    ['JSON that was cut off', { raw: '{"results": [1', body: {} }, 'no JSON'],
  ])('The pool reports an API that answers a render with %s', async (_name, answer, what) => {
    const api = await startFakeApi();
    api.answer('/api/news/', answer);
    const running = await open({}, api.url);
    const answered = await render(running, 'readsApi');
    await api.close();
    expect(answered).toMatchObject({ ok: true, effort: { apiFaults: [`/api/news/: ${what}`] } });
  });

  it('An API that does not answer is attributed to no version', async () => {
    const api = await startFakeApi();
    api.answer('/api/news/', 'hang');
    const running = await open({ deadlineMs: 400 }, api.url);
    const result = await render(running, 'callsApi');
    await wait(1000);
    await api.close();
    expect(result).toMatchObject({ ok: false, failure: { type: 'overloaded' } });
    expect(faults).toEqual([]);
  });

  it('gives a huge page whole', async () => {
    expect(markup(await render(await open(), 'huge'))).toHaveLength(6e6);
  });

  it('refuses what would wait longer than the deadline, without blaming anyone', async () => {
    const running = await open({ jobsPerProcess: 1, queueLimit: 1 });
    const results = await Promise.all([render(running, 'slow'), render(running, 'slow'), render(running, 'slow')]);
    expect(results.map((result) => (result.ok ? 'done' : result.failure.type))).toEqual(['done', 'done', 'overloaded']);
  });

  it('gives one version at most half of the processes, however many of its renders wait', async () => {
    expect(await statsOfWaiting(8, { size: 4, jobsPerProcess: 2 }, 8)).toMatchObject({ processes: 2, running: 4, queued: 4 });
  });

  it('gives one process the renders of a version that are requested in one turn, such as fragments of one owner in a page', async () => {
    const running = await open({ size: 8 });
    const results = await Promise.all(['good', 'good', 'good'].map((file) => render(running, file)));
    expect(results.map(markup)).toEqual(Array(3).fill('<p>good ru</p>'));
    expect(running.stats()).toMatchObject({ processes: 1 });
  });

  it('lets the renders of one version fill at most half of the queue', async () => {
    expect(await statsOfWaiting(6, { jobsPerProcess: 1, queueLimit: 4 }, 3)).toMatchObject({ running: 1, queued: 2 });
  });

  it('answers all that is under way when it is closed', async () => {
    const running = await open();
    const waiting = render(running, 'hangs');
    await running.close();
    expect(await waiting).toMatchObject({ ok: false, failure: { type: 'closed' } });
    expect(await render(running, 'good')).toMatchObject({ ok: false, failure: { type: 'closed' } });
  });
});

/** The pool while this many renders of one version wait for the API, of which it has accepted some. */
async function statsOfWaiting(count: number, options: Partial<RenderPoolOptions>, accepted: number) {
  const api = await startFakeApi();
  api.answer('/api/news/', 'hold');
  const running = await open(options, api.url);
  const waiting = Array.from({ length: count }, () => render(running, 'callsApi'));
  await until(() => running.stats().running + running.stats().queued === accepted && api.calls.length > 0);
  const stats = running.stats();
  api.release();
  await Promise.all(waiting).finally(() => api.close());
  return stats;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

function lateCrash(): string {
  return `exports.render = () => new Promise(() => setTimeout(() => { throw new Error('too late'); }, 20));`;
}
