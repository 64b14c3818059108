import path from 'node:path';
import {
  consoleKey,
  type EnvironmentOptions,
  prepareDataFolder,
  releaseBuilt,
  remotesInStore,
  startAcquirer,
  startApi,
  startReleaseApi,
  startShop,
  writeStaticFiles,
} from '../environment/index.ts';
import { buildOrExplain } from './build.ts';
import { readPort, requirePort } from './ports.ts';
import { createSupervisor } from './supervise.ts';

/*
 * npm start: builds what changed, releases what is new, starts the acquirer, the reference API, the composition server and, if configured,  the
 * release API. Each of them is started again, and reported, when it ends. Writes the static files with the texts of the API.
 */

const host = process.env['HOST'] || '127.0.0.1';
const consoleHost = process.env['CONSOLE_HOST'] || '127.0.0.1';
const dataDir = path.resolve(process.env['VITRAVA_DATA_DIR'] || '.data');
const foreignApi = process.env['API_BASE_URL'] || undefined;

const stopping = new AbortController();
const supervisor = createSupervisor({ signal: stopping.signal, report: (text) => console.error(text) });

async function main(): Promise<void> {
  prepareDataFolder(dataDir);
  const port = readPort('PORT', 3000);
  const options: EnvironmentOptions = {
    dataDir,
    port,
    apiPort: readPort('API_PORT', 3001),
    acquirerPort: readPort('ACQUIRER_PORT', 3002),
    consolePort: readPort('CONSOLE_PORT', 3004),
    signal: stopping.signal,
  };
  if (process.env['RELEASE_DOOR_PORT']) throw new Error('RELEASE_DOOR_PORT is RELEASE_API_PORT now: set that instead.');
  const releaseApiPort = readPort('RELEASE_API_PORT', 0);
  await requirePort('PORT', port, host);
  await requirePort('CONSOLE_PORT', options.consolePort ?? 0, consoleHost);
  if (releaseApiPort > 0) await requirePort('RELEASE_API_PORT', releaseApiPort, '127.0.0.1');
  if (!foreignApi) {
    await requirePort('API_PORT', options.apiPort, '127.0.0.1');
    await requirePort('ACQUIRER_PORT', options.acquirerPort, '127.0.0.1');
  }
  await buildOrExplain(dataDir);
  await releaseAll();
  const apiUrl = foreignApi ?? (await openBackend(options));
  const [shop] = await Promise.all([
    supervisor.start({ log: logOf('shop'), start: (used) => startShop({ ...options, port: used ?? port }, apiUrl) }),
    writeStaticFiles(dataDir, apiUrl).catch((error: Error) => console.error(`${error.message}\nThe documents of the last start remain.`)),
  ]);
  const address = `http://localhost:${new URL(shop.url).port}`;
  console.log(`Vitrava is open: ${address}`);
  const key = await consoleKey(dataDir, [host, consoleHost]);
  console.log(
    `Its console: ${process.env['CONSOLE_URL'] || shop.consoleUrl}, ${key ? `with the key ${key}` : 'with the key of an operator (npx vitrava operator add <name>)'}`,
  );
  if (!foreignApi && !process.env['SMTP_URL'] && process.env['NODE_ENV'] !== 'production') {
    console.log(`Its mails are shown to developers: ${apiUrl}/dev/mail/`);
  }
  if (releaseApiPort > 0) {
    const releaseApi = await supervisor.start({ log: logOf('release-api'), start: () => startReleaseApi({ ...options, releaseApiPort }) });
    console.log(`Teams elsewhere release at ${releaseApi.url}`);
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
  const acquirer = await supervisor.start({
    log: logOf('acquirer'),
    start: (port) => startAcquirer({ ...options, acquirerPort: port ?? options.acquirerPort }),
  });
  const api = await supervisor.start({
    log: logOf('api'),
    start: (port) => startApi({ ...options, apiPort: port ?? options.apiPort }, acquirer.url),
  });
  return api.url;
}

/** The shop before what it needs, so that no request finds half an environment. */
async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) {
    return;
  }
  stopping.abort();
  await supervisor.stop();
  process.exit(code);
}

async function fail(message: string): Promise<void> {
  console.error(message);
  await stop(1);
}

function logOf(server: string): string {
  return path.relative(process.cwd(), path.join(dataDir, `logs/${server}.log`));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

await main().catch((error: Error) => fail(error.message));
