import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { lateAnswersRun } from '@vitrava/delivery/canary';
import { openSumsAt } from '@vitrava/delivery/results';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { type FixtureServers, openFixtureServers, SERVER_FILES } from '../../testing/index.ts';

const remote = 'mfe-content';
const START = Date.parse('2026-01-01T00:00:00.000Z');
const OWN = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
let opened: FixtureServers | null = null;
let now = START;
afterEach(() => opened?.close());
// Some hundred pages and reports, on a machine that may have others to serve.
jest.setTimeout(60_000);

/** Two servers, whose canary of the news is shown to half of the visitors. */
async function setUp(steps = [50, 100], canary?: string) {
  now = START;
  const page = (version: string, server = SERVER_FILES.good(version)) => ({ remote, version, server, routes: { news: '/news' } });
  opened = await openFixtureServers(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-catalog', version: '1.0.0-a', server: SERVER_FILES.good('start'), routes: { start: '/' } },
      page('2.0.0-b', canary),
      page('1.0.0-a'),
    ],
    { config: { guardMs: 100 }, now: () => now },
  );
  const { store } = opened.releases;
  const at = new Date(START).toISOString();
  const plan = { steps, stage: 0, holdMs: 600_000, minVisitors: 20, startedAt: at };
  await store.writePointers(remote, {
    stable: '1.0.0-a',
    canary: { version: '2.0.0-b', share: 50, plan },
    history: [
      { at, channel: 'stable', version: '1.0.0-a', by: 'release' },
      { at, channel: 'canary', version: '2.0.0-b', by: 'channel' },
    ],
  });
  // By then both servers have the canary, and its visitors count.
  now += 5_000;
  const { servers } = opened;
  let turn = 0;

  /** A new visitor opens the news on one server, and their page reports to the other one. */
  async function visit(happens: (version: string) => readonly object[], times = 1) {
    turn += 1;
    const answer = await servers[turn % 2]?.inject('/news');
    const state = /<script type="application\/json" id="vitrava-page">(.*?)<\/script>/s.exec(answer?.body ?? '')?.[1] ?? '{}';
    const { composition } = JSON.parse(state) as PageDocumentState;
    const version = composition.remotes[remote]?.version ?? '';
    const visitor = answer?.cookies.find(({ name }) => name === 'visitor')?.value;
    const events = [{ type: 'page', name: 'news', remote, version }, ...happens(version)];
    const payload = JSON.stringify({ composition: composition.id, age: 0, events });
    for (let time = 0; time < times; time += 1)
      await servers[(turn + 1) % 2]?.inject({
        method: 'POST',
        url: '/_events',
        headers: { ...OWN, cookie: `visitor=${visitor}` },
        payload,
        remoteAddress: `10.0.${turn}.1`,
      });
    return version;
  }

  async function pointers() {
    const stored = await store.pointers(remote);
    if (stored.type !== 'found') throw new Error('There are no channels.');
    return stored.value;
  }
  return { store, servers, visit, pointers, dir: opened.releases.dir };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
}

const error = (version: string) => ({ type: 'error', name: 'window:TypeError', remote, version });

describe('two servers with one store', () => {
  it('Two servers take a bad canary back by their common evidence, with the reason', async () => {
    const { store, servers, visit, pointers } = await setUp();
    const others = await store.pointers('mfe-catalog');
    for (let visitor = 0; visitor < 40; visitor += 1) await visit((version) => (version === '2.0.0-b' ? [error(version)] : []));
    await until(async () => (await pointers()).canary === null);
    expect(await pointers()).toMatchObject({ stable: '1.0.0-a', canary: null, excluded: [{ version: '2.0.0-b', by: 'operator' }] });
    const moves = (await store.history()).filter(({ move }) => move === 'taken back');
    expect(moves).toMatchObject([
      { remote, by: 'the guard of releases', reason: expect.stringMatching(/error: 100\.00 % of \d+ visitors met it, against 0\.00 %/) },
    ]);
    expect(await store.pointers('mfe-catalog')).toEqual(others);
    for (const server of servers)
      expect((await server.inject('/_composition')).json()).toMatchObject({ remotes: { [remote]: { version: '1.0.0-a' } } });
  });

  it('let a good one climb after its time, and make it stable', async () => {
    const { visit, pointers } = await setUp();
    const seen: string[] = [];
    const isEnough = () => ['1.0.0-a', '2.0.0-b'].every((version) => seen.filter((one) => one === version).length >= 20);
    while (!isEnough()) seen.push(await visit(() => []));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await pointers()).canary).toMatchObject({ version: '2.0.0-b', share: 50 });
    now += 595_000;
    await until(async () => (await pointers()).stable === '2.0.0-b');
    expect(await pointers()).toMatchObject({ stable: '2.0.0-b', canary: null });
  });

  it('take a canary back at once that loops on one of them', async () => {
    const { visit, pointers, store } = await setUp([50, 100], SERVER_FILES.loops);
    while ((await visit(() => [])) !== '2.0.0-b');
    await until(async () => (await pointers()).canary === null);
    expect(await pointers()).toMatchObject({
      stable: '1.0.0-a',
      canary: null,
      excluded: [{ by: 'evidence' }, { version: '2.0.0-b', by: 'operator' }],
    });
    expect((await store.history()).at(-1)).toMatchObject({ reason: expect.stringContaining('Servers have excluded it: timed-out') });
  });

  it('Late pages and API calls are recorded, so that a slow backend is distinguished from a bad release', async () => {
    const { servers, dir } = await setUp();
    const sums = openSumsAt({ type: 'directory', folder: dir });
    const counts = () => sums.counts(lateAnswersRun('2026-01-01').id);
    await servers[0]?.inject('/news');
    await servers[1]?.inject('/en/news');
    now += 4_000;
    await until(async () => (await counts()).visitors['all'] === 2);
    // On a busy machine the first pages may be late themselves.
    const late = async () => (await counts()).reached['late']?.['all'] ?? 0;
    const before = await late();
    expect((await servers[0]?.inject('/api/products/'))?.statusCode).toBeGreaterThanOrEqual(500);
    now += 4_000;
    await until(async () => (await counts()).visitors['all'] === 3);
    expect(await late()).toBe(before + 1);
    await sums.close();
  });

  it('No visit of the first seconds of a step counts, when a server may not have it yet', async () => {
    const { visit, pointers, dir } = await setUp();
    now = START + 4_999;
    for (let visitor = 0; visitor < 20; visitor += 1) await visit((version) => (version === '2.0.0-b' ? [error(version)] : []));
    const sums = openSumsAt({ type: 'directory', folder: dir });
    const runsOf = async (kind: string) => (await sums.runs()).filter(({ experiment }) => experiment === kind);
    await until(async () => (await runsOf('canary')).length === 1 && (await runsOf('release')).length > 0);
    expect(await Promise.all((await runsOf('canary')).map(({ id }) => sums.counts(id)))).toMatchObject([{ visitors: {} }]);
    expect((await pointers()).canary).not.toBeNull();
    await sums.close();
  });

  it('The pages of all visitors report soon that they are alive, while a canary runs', async () => {
    const { servers } = await setUp();
    for (const server of servers) {
      const { body } = await server.inject('/news');
      const state = /<script type="application\/json" id="vitrava-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
      expect((JSON.parse(state) as PageDocumentState).trial).toMatchObject({ isAwaited: true, arms: {} });
    }
  });

  it('count a visitor once, who reports thousands of errors', async () => {
    const { visit, pointers } = await setUp();
    const shown: string[] = [];
    while (!shown.includes('2.0.0-b'))
      shown.push(await visit((version) => (version === '2.0.0-b' ? Array.from({ length: 40 }, () => error(version)) : []), 40));
    for (let visitor = 0; visitor < 30; visitor += 1) await visit(() => []);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await pointers()).canary).toMatchObject({ version: '2.0.0-b', share: 50 });
  });
});
