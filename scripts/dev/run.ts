import path from 'node:path';
import { writeStaticFiles } from '../environment/index.ts';
import { readPort } from '../start/ports.ts';
import { releaseOthers, startBuilders } from './apps.ts';
import { startBackend } from './backend.ts';
import { readableBrowserStack } from './browser-stack.ts';
import { buildFront } from './front.ts';
import { describeLine, logLine, readServerLine, seconds } from './log.ts';
import { type DevelopmentOptions, requirePorts } from './options.ts';
import { type DevelopedShop, startDevelopedShop } from './shop.ts';
import { createState, type LiveState } from './state.ts';

export interface WorkOptions extends DevelopmentOptions {
  readonly dataDir: string;
  /** Gives up what is being started. */
  readonly signal: AbortSignal;
  readonly onEnd: () => void;
}

/** Opens the shop for work; gives the way to close it, which leaves no process behind. */
export async function openForWork({ working, api, dataDir, signal, onEnd }: WorkOptions): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  const host = process.env['HOST'] || '127.0.0.1';
  const port = readPort('PORT', 3000);
  const ports = { apiPort: readPort('API_PORT', 3001), acquirerPort: readPort('ACQUIRER_PORT', 3002) };
  await requirePorts(port, host, api === null ? ports : null);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.reverse()) await one();
  };
  try {
    const environment = { dataDir, port, ...ports, signal };
    const state = createState();
    const [builders, apiUrl] = await allOrNone([
      startBuilders(working, dataDir, state, closing),
      api ?? startBackend(environment, closing, onEnd),
      Promise.race([releaseOthers(working, dataDir), aborted(signal)]),
    ]);
    void writeStaticFiles(dataDir, apiUrl).catch((error: Error) => logLine('dev', error.message));
    const shop = await startShop(environment, apiUrl, dataDir, state);
    closing.push(shop.close);
    const browserFolderOf = (app: string) => builders.find((builder) => builder.app === app)?.browserFolder ?? null;
    const front = await buildFront({
      state,
      browserFolderOf,
      settled: async () => void (await Promise.all([...builders.map((builder) => builder.settled()), shop.settled()])),
      shopUrl: shop.url,
      onBrowserError(text) {
        const readable = readableBrowserStack(text, browserFolderOf);
        state.setProblems('the page', 'browser', [readable]);
        logLine('browser', readable);
      },
    });
    closing.push(() => front.close());
    const url = await front.listen({ host, port });
    logLine(
      'dev',
      `Open for work: http://localhost:${new URL(url).port} (${working.join(', ')}), after ${seconds(performance.now() - startedAt)}.`,
    );
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Like Promise.all, but nothing starts any more after it has rejected. */
async function allOrNone<const Work extends readonly unknown[]>(work: Work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('It was interrupted.'));
    signal.addEventListener('abort', () => reject(new Error('It was interrupted.')), { once: true });
  });
}

function startShop(
  environment: Parameters<typeof startDevelopedShop>[0]['options'],
  apiUrl: string,
  dataDir: string,
  state: LiveState,
): Promise<DevelopedShop> {
  return startDevelopedShop({
    apiUrl,
    options: {
      ...environment,
      port: 0,
      env: { HOST: '127.0.0.1', WORKING_STORE_DIR: path.join(dataDir, 'dev/releases') },
      onLine(text) {
        const line = readServerLine(text);
        if (line.level < 40) return;
        const { remote, failure } = line.fields as { remote?: string; failure?: { explanation: string } };
        if (line.text === 'render failed' && remote && failure) state.setProblems(remote, 'render', [failure.explanation]);
        logLine('shop', describeLine(line));
      },
    },
    onStart(failure, ms) {
      state.setProblems('shop', 'server', failure === null ? [] : [failure]);
      logLine('shop', failure ?? `started anew in ${seconds(ms)}.`);
    },
  });
}
