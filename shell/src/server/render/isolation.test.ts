import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import type { LightMyRequestResponse } from 'fastify';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

/** What a team may release by mistake or on purpose; the version before is good. */
const BAD_RELEASES = {
  'changes what the language offers': SERVER_FILES.poisons,
  loops: SERVER_FILES.loops,
  'loops at times': SERVER_FILES.loopsOnceInTwenty,
  'waits for ever': SERVER_FILES.hangs,
  'ends its process': SERVER_FILES.exits,
  'throws in a timer': SERVER_FILES.throwsLater,
  'leaks memory': SERVER_FILES.leaks,
  'answers 500 for ever': SERVER_FILES.failing,
  'is slow': SERVER_FILES.slow(800),
} as const;

/** The proof sees the same on a machine that others keep busy. */
const MACHINES = process.env['VITRAVA_PROOF'] === '1' ? (['idle', 'busy'] as const) : (['idle'] as const);
const BURNERS = 2 * availableParallelism();
const burners: Worker[] = [];

const EMPTY_MS = 5000;
/** How long a bad release may be shown before it is found out is not judged here. */
const SHOWN_MS = 40_000;
let shop: FixtureShop | null = null;

afterEach(async () => {
  await shop?.close();
  shop = null;
  await Promise.all(burners.splice(0).map((burner) => burner.terminate()));
});

function remote(name: string, path: string, version: string, server: string): FixtureRelease {
  return { remote: name, version, server, routes: { page: path, item: `${path}/:id` } };
}

async function open(): Promise<FixtureShop> {
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      remote('mfe-content', '/news', '1.0.0-a', SERVER_FILES.good('content')),
      remote('mfe-catalog', '/goods', '1.0.0-a', SERVER_FILES.good('catalog')),
    ],
    { renderDeadlineMs: 1000, renderProcesses: 2 },
  );
  return shop;
}

function get(url: string): Promise<LightMyRequestResponse> {
  if (!shop) throw new Error('No shop is open.');
  return shop.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'identity' } });
}

/** Visits both remotes until the good version is back. Gives for how long the bad remote's places were empty. */
async function visitUntilGood(): Promise<{ emptyMs: number; others: readonly string[] }> {
  const begunAt = performance.now();
  const others: string[] = [];
  let emptySince: number | null = null;
  let emptyMs = 0;
  for (let page = 1; performance.now() - begunAt < SHOWN_MS; page += 1) {
    const [bad, other] = await Promise.all([get(`/news/${page}`), get(`/goods/${page}`)]);
    others.push(other.body.includes('<p>catalog ru</p>') && other.body.includes('frame header') ? 'whole' : other.body);
    if (bad.body.includes('<p>content ru</p>')) return { emptyMs, others };
    if (bad.body.includes('left-to-browser')) emptySince ??= performance.now();
    else emptySince = null;
    if (emptySince !== null) emptyMs = Math.max(emptyMs, performance.now() - emptySince);
    await wait(20);
  }
  throw new Error('The bad release was shown for ever.');
}

describe.each(MACHINES)('on a machine that is %s, a release of one remote', (machine) => {
  beforeEach(() => {
    // Jest takes the report of a process that ran out of memory for its own.
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    if (machine === 'busy') burners.push(...Array.from({ length: BURNERS }, () => new Worker('for (;;);', { eval: true })));
  });

  it.each(Object.entries(BAD_RELEASES))('that %s gives way to the one before, and touches no other', async (_fault, server) => {
    const { releases, consoleParts } = await open();
    await releases.release(remote('mfe-content', '/news', '1.1.0-b', server));
    const { emptyMs, others } = await visitUntilGood();
    expect(emptyMs).toBeLessThan(EMPTY_MS);
    expect(new Set(others)).toEqual(new Set(['whole']));
    const { failing } = await consoleParts();
    expect(failing).toContainEqual(expect.objectContaining({ remote: 'mfe-content', version: '1.1.0-b', state: 'excluded' }));
    expect(failing.filter((one) => /^(?:shell|mfe-catalog)$/.test(one.remote))).toEqual([]);
  });

  it('whose server file was changed on disk is not run, and gives way to the one before', async () => {
    const { releases } = await open();
    const released = SERVER_FILES.good('changed');
    await releases.release(remote('mfe-content', '/news', '1.1.0-b', released));
    const file = `${releases.dir}/mfe-content/1.1.0-b/server.cjs`;
    await writeFile(file, released.replace('changed', 'xhanged'));
    const { others } = await visitUntilGood();
    expect(new Set(others)).toEqual(new Set(['whole']));
    expect((await get('/news')).body).not.toContain('xhanged');
  });
});
