import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import { DEADLY_SERVER_FILES, SERVER_FILES, type ServerProcess, startServerProcess } from '../testing/index.ts';

/** In the gate those that ended the server itself, each in its own way. */
const USUAL = ['splits a string of 256 MB', 'answers a graph of objects'];
const isProof = process.env['VITRAVA_PROOF'] === '1';
const CASES = Object.entries(DEADLY_SERVER_FILES).filter(([name]) => isProof || USUAL.includes(name));
/** The proof sees the same on a machine that others keep busy. */
const MACHINES = isProof ? (['idle', 'busy'] as const) : (['idle'] as const);
const BURNERS = 2 * availableParallelism();

/** Here the server and its render processes run from sources, beside all other tests: starting them may take longer than a render may. */
const SETTINGS: Readonly<Record<string, string>> = isProof ? {} : { RENDER_DEADLINE_MS: '45000' };

const EMPTY_MS = 5000;
const SHOWN_MS = 120_000;
const TEST_MS = 240_000;
const burners: Worker[] = [];
const table: object[] = [];
let server: ServerProcess | null = null;

const remote = (name: string, path: string, version: string, text: string): FixtureRelease => ({
  remote: name,
  version,
  server: text,
  routes: { page: path, item: `${path}/:id` },
});

afterEach(async () => {
  await Promise.all(burners.splice(0).map((burner) => burner.terminate()));
  await server?.stop();
  server = null;
});

afterAll(() => {
  if (isProof) console.table(table);
});

async function open(bad: string): Promise<ServerProcess> {
  server = await startServerProcess(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      remote('mfe-content', '/news', '1.0.0-a', SERVER_FILES.good('content')),
      remote('mfe-catalog', '/goods', '1.0.0-a', SERVER_FILES.good('catalog')),
      remote('mfe-content', '/news', '1.1.0-b', bad),
    ],
    SETTINGS,
  );
  return server;
}

interface Seen {
  /** From the first page whose place was empty until the good version is back. */
  readonly emptyMs: number;
  /** Of the other remote, whose pages are requested all the time; the text of each incomplete one. */
  readonly broken: readonly string[];
  readonly pages: number;
  readonly slowestMs: number;
}

/** Requests pages of the bad remote until the good version is back, and all the time those of another one. */
async function visitUntilGood({ url }: ServerProcess): Promise<Seen> {
  const begunAt = performance.now();
  const read = async (path: string) => (await fetch(`${url}${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } })).text();
  const others = visitOthers(read);
  let emptySince: number | null = null;
  for (let page = 1; performance.now() - begunAt < SHOWN_MS; page += 1) {
    const body = await read(`/news/${page}`);
    if (body.includes('<p>content ru</p>')) {
      const emptyMs = emptySince === null ? 0 : performance.now() - emptySince;
      return { emptyMs, ...(await others.stop()) };
    }
    if (body.includes('left-to-browser')) emptySince ??= performance.now();
    await wait(20);
  }
  await others.stop();
  throw new Error('The bad release was shown for ever.');
}

function visitOthers(read: (path: string) => Promise<string>) {
  const broken: string[] = [];
  let pages = 0;
  let slowestMs = 0;
  let isStopped = false;
  const visits = (async () => {
    while (!isStopped) {
      const requestedAt = performance.now();
      pages += 1;
      const body = await read(`/goods/${pages}`).catch(String);
      if (!body.includes('<p>catalog ru</p>') || !body.includes('frame header')) broken.push(body);
      slowestMs = Math.max(slowestMs, performance.now() - requestedAt);
      await wait(20);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await visits;
      return { broken, pages, slowestMs };
    },
  };
}

describe.each(MACHINES)('on a machine that is %s, a release', (machine) => {
  beforeEach(() => {
    if (machine === 'busy') burners.push(...Array.from({ length: BURNERS }, () => new Worker('for (;;);', { eval: true })));
  });

  it.each(CASES)(
    'that %s ends no server, gives way to the one before, and touches no other remote',
    async (fault, text) => {
      const running = await open(text);
      await (await fetch(`${running.url}/goods`)).text();
      const { emptyMs, broken, pages, slowestMs } = await visitUntilGood(running);
      const found = running.excluded.find(({ version }) => version === '1.1.0-b');
      table.push({
        machine,
        fault,
        'empty ms': Math.round(emptyMs),
        'others asked': pages,
        'slowest ms': Math.round(slowestMs),
        found: found?.reason.slice(0, 80),
      });
      expect([running.ended(), broken]).toEqual([null, []]);
      expect(emptyMs).toBeLessThan(EMPTY_MS);
      expect(running.excluded.map(({ remote: name, version }) => `${name} ${version}`)).toEqual(['mfe-content 1.1.0-b']);
    },
    TEST_MS,
  );
});
