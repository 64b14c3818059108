import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Child,
  consoleKey,
  type EnvironmentOptions,
  prepareDataFolder,
  releaseBuilt,
  remotesInStore,
  startAcquirer,
  startApi,
  startDoor,
  startShop,
} from '../environment/index.ts';
import { buildOrExplain } from './build.ts';
import { readPort, requirePort } from './ports.ts';

/*
 * npm start: builds what changed, releases what is new, starts the acquirer, the reference API and the composition server,
 * and keeps them running. The acquirer and the API are started again when they fall; when the shop falls, everything ends.
 */

const host = process.env['HOST'] || '127.0.0.1';
const dataDir = path.resolve(process.env['VITRAVA_DATA_DIR'] || '.data');
const longestPauseMs = 30_000;
const foreignApi = process.env['API_BASE_URL'] || undefined;

const running = new Set<Child>();
const starting = new Set<Promise<Child>>();
const stopping = new AbortController();

async function main(): Promise<void> {
  prepareDataFolder(dataDir);
  const port = readPort('PORT', 3000);
  const options: EnvironmentOptions = {
    dataDir,
    port,
    apiPort: readPort('API_PORT', 3001),
    acquirerPort: readPort('ACQUIRER_PORT', 3002),
    signal: stopping.signal,
  };
  const doorPort = readPort('RELEASE_DOOR_PORT', 0);
  await requirePort('PORT', port, host);
  if (doorPort > 0) await requirePort('RELEASE_DOOR_PORT', doorPort, '127.0.0.1');
  if (!foreignApi) {
    await requirePort('API_PORT', options.apiPort, '127.0.0.1');
    await requirePort('ACQUIRER_PORT', options.acquirerPort, '127.0.0.1');
  }
  await buildOrExplain(dataDir);
  await releaseAll();
  const apiUrl = foreignApi ?? (await openBackend(options));
  const shop = await keep(startShop(options, apiUrl));
  const address = `http://localhost:${new URL(shop.url).port}`;
  console.log(`Vitrava is open: ${address}`);
  const key = await consoleKey(dataDir, host);
  console.log(
    `Its console: ${address}/_console, ${key ? `with the key ${key}` : 'with the key of an operator (npx vitrava operator add <name>)'}`,
  );
  if (!foreignApi && !process.env['SMTP_URL'] && process.env['NODE_ENV'] !== 'production') {
    console.log(`Its mails are shown to developers: ${apiUrl}/dev/mail/`);
  }
  if (doorPort > 0) console.log(`Teams elsewhere release at ${(await keep(startDoor({ ...options, doorPort }))).url}`);
  const reason = await shop.ended;
  if (!stopping.signal.aborted) {
    await fail(`The composition server ${reason}. Its log: ${relative('logs/shop.log')}`);
  }
}

async function releaseAll(): Promise<void> {
  const outcomes = await releaseBuilt(dataDir);
  const present = await remotesInStore(dataDir);
  for (const { app, result, message } of outcomes) {
    if (result === 'refused') {
      const isLive = present.includes(app);
      console.error(`${message}\n${app} was not released; ${isLive ? 'the version before stays live' : 'the shop opens without it'}.`);
    }
  }
}

/** The acquirer before the API, which calls it; gives the address of the API. */
async function openBackend(options: EnvironmentOptions): Promise<string> {
  const acquirer = await keep(startAcquirer(options));
  const api = await keep(startApi(options, acquirer.url));
  void watch(acquirer, 'acquirer.log', () => startAcquirer({ ...options, acquirerPort: portOf(acquirer) }));
  void watch(api, 'api.log', () => startApi({ ...options, apiPort: portOf(api) }, acquirer.url));
  return api.url;
}

/** The shop stands without them, so one that falls comes back, a little later each time. */
async function watch(first: Child, log: string, start: () => Promise<Child>): Promise<void> {
  let child = first;
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const startedAt = performance.now();
    const reason = await child.ended;
    running.delete(child);
    if (stopping.signal.aborted) {
      return;
    }
    if (performance.now() - startedAt > longestPauseMs) {
      pauseMs = 1000;
    }
    console.error(`${first.name} ${reason}; starting it again in ${pauseMs / 1000} s. Its log: ${relative(`logs/${log}`)}`);
    await sleep(pauseMs);
    const next = await keep(start()).catch((error: Error) => error);
    if (next instanceof Error) {
      console.error(next.message);
      continue;
    }
    child = next;
    console.error(`${first.name} answers again.`);
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

/** The shop first, then what stands under it, so that no request finds half an environment. */
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

function portOf(child: Child): number {
  return Number(new URL(child.url).port);
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.join(dataDir, file));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

await main().catch((error: Error) => fail(error.message));
