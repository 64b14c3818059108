import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, type HouseOptions, releaseBuilt, startApi, startShop } from '../house/index.ts';
import { buildOrExplain } from './build.ts';
import { readPort, requirePort } from './ports.ts';

/*
 * npm start: builds what changed, releases what is new, starts the reference API and the composition server, and keeps
 * them running. The API is started again when it falls; when the shop falls, everything ends.
 */

const host = process.env['HOST'] || '127.0.0.1';
const dataDir = path.resolve(process.env['VITRAVA_DATA_DIR'] || '.data');
const longestPauseMs = 30_000;
const foreignApi = process.env['API_BASE_URL'] || undefined;

const running = new Set<Child>();
const starting = new Set<Promise<Child>>();
const stopping = new AbortController();

async function main(): Promise<void> {
  const port = readPort('PORT', 3000);
  const options: HouseOptions = { dataDir, port, apiPort: readPort('API_PORT', 3001), signal: stopping.signal };
  await requirePort('PORT', port, host);
  if (!foreignApi) {
    await requirePort('API_PORT', options.apiPort, '127.0.0.1');
  }
  await buildOrExplain(dataDir);
  await releaseAll();
  const api = foreignApi ? null : await keep(startApi(options));
  const shop = await keep(startShop(options, foreignApi ?? api?.url ?? ''));
  if (api) {
    void watchApi(api, { ...options, apiPort: Number(new URL(api.url).port) });
  }
  console.log(`Vitrava is open: http://localhost:${new URL(shop.url).port}`);
  const reason = await shop.ended;
  if (!stopping.signal.aborted) {
    await fail(`The composition server ${reason}. Its log: ${relative('logs/shop.log')}`);
  }
}

async function releaseAll(): Promise<void> {
  for (const { app, result, message } of await releaseBuilt(dataDir)) {
    if (result === 'refused') {
      const isLive = existsSync(path.join(dataDir, 'releases', app));
      console.error(`${message}\n${app} was not released; ${isLive ? 'the version before stays live' : 'the shop opens without it'}.`);
    }
  }
}

/** The API is the shop's memory: when it falls it comes back, a little later each time. */
async function watchApi(first: Child, options: HouseOptions): Promise<void> {
  let api = first;
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const startedAt = performance.now();
    const reason = await api.ended;
    running.delete(api);
    if (stopping.signal.aborted) {
      return;
    }
    if (performance.now() - startedAt > longestPauseMs) {
      pauseMs = 1000;
    }
    console.error(`The reference API ${reason}; starting it again in ${pauseMs / 1000} s. Its log: ${relative('logs/api.log')}`);
    await sleep(pauseMs);
    const next = await keep(startApi(options)).catch((error: Error) => error);
    if (next instanceof Error) {
      console.error(next.message);
      continue;
    }
    api = next;
    console.error('The reference API answers again.');
  }
}

async function keep(start: Promise<Child>): Promise<Child> {
  starting.add(start);
  try {
    const child = await start;
    running.add(child);
    return child;
  } finally {
    starting.delete(start);
  }
}

/** The shop first, then the API under it, so that no request finds half a house. */
async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) {
    return;
  }
  stopping.abort();
  await Promise.allSettled(starting);
  for (const child of [...running].reverse()) {
    await child.stop();
  }
  process.exit(code);
}

async function fail(message: string): Promise<void> {
  console.error(message);
  await stop(1);
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.join(dataDir, file));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

await main().catch((error: Error) => fail(error.message));
