import { rmSync } from 'node:fs';
import path from 'node:path';
import { createDirectoryStore } from '@vitrava/delivery/store';
import { buildableApps, releaseBuilt } from '../environment/index.ts';
import { buildOrExplain } from '../start/build.ts';
import { readPort, requirePort } from '../start/ports.ts';
import { startBackend } from './backend.ts';
import { type Builder, startBuilder } from './builder.ts';
import { buildFront } from './front.ts';
import { describeLine, readServerLine, say } from './log.ts';
import type { DevelopmentOptions } from './options.ts';
import { type DevelopedShop, startDevelopedShop } from './shop.ts';
import { createState, type LiveState } from './state.ts';

export interface WorkOptions extends DevelopmentOptions {
  readonly dataDir: string;
  /** Gives up what is being started. */
  readonly signal: AbortSignal;
  /** The backend has ended by itself. */
  readonly onEnd: () => void;
}

const COMMAND = 'npm run dev';

/** Opens the shop for work; gives the way to close it, which leaves no process behind. */
export async function openForWork({ working, api, dataDir, signal, onEnd }: WorkOptions): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  const host = process.env['HOST'] || '127.0.0.1';
  const port = readPort('PORT', 3000);
  const ports = { apiPort: readPort('API_PORT', 3001), acquirerPort: readPort('ACQUIRER_PORT', 3002) };
  await requirePort('PORT', port, host, COMMAND);
  if (api === null) {
    await requirePort('API_PORT', ports.apiPort, '127.0.0.1', COMMAND);
    await requirePort('ACQUIRER_PORT', ports.acquirerPort, '127.0.0.1', COMMAND);
  }
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.reverse()) await one();
  };
  try {
    const environment = { dataDir, port, ...ports, signal };
    const state = createState();
    const [builders, apiUrl] = await Promise.all([
      startBuilders(working, dataDir, state, closing),
      api ?? startBackend(environment, closing, onEnd),
      releaseOthers(working, dataDir),
    ]);
    const shop = await startShop(environment, apiUrl, dataDir, state);
    closing.push(shop.close);
    const front = await buildFront({
      state,
      browserFolderOf: (app) => builders.find((builder) => builder.app === app)?.browserFolder ?? null,
      settled: async () => void (await Promise.all([...builders.map((builder) => builder.settled()), shop.settled()])),
      shopUrl: shop.url,
      onBrowserError: (text) => say('browser', text),
    });
    closing.push(() => front.close());
    const url = await front.listen({ host, port });
    say(
      'dev',
      `Open for work: http://localhost:${new URL(url).port} (${working.join(', ')}), after ${seconds(performance.now() - startedAt)}.`,
    );
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

async function startBuilders(working: readonly string[], dataDir: string, state: LiveState, closing: (() => Promise<unknown>)[]) {
  const folder = path.join(dataDir, 'dev');
  // Hashes of an earlier run mean nothing to this one; only the compilers' caches stay.
  rmSync(path.join(folder, 'releases'), { recursive: true, force: true });
  const store = createDirectoryStore(path.join(folder, 'releases'));
  const failing = new Set<string>();
  const start = (app: string): Promise<Builder> =>
    startBuilder({
      app,
      folder: path.join(folder, app),
      store,
      onPublished(_app, hash, ms) {
        state.setBuild(app, hash);
        if (failing.delete(app)) say(app, 'builds again.');
        say(app, `built in ${seconds(ms)}.`);
      },
      onErrors(_app, errors) {
        state.setProblems(app, 'build', errors);
        // A new build may render where the one before threw.
        state.setProblems(app, 'render', []);
        if (errors.length > 0) failing.add(app);
        for (const error of errors) say(app, error);
      },
    });
  const builders = await Promise.all(working.map(start));
  closing.push(() => Promise.all(builders.map((builder) => builder.close())));
  await Promise.all(builders.map((builder) => builder.settled()));
  return builders;
}

/** What nobody works on is built and released as `npm start` would, if it has changed at all. */
async function releaseOthers(working: readonly string[], dataDir: string): Promise<void> {
  const others = buildableApps().filter((app) => !working.includes(app));
  if (others.length === 0) return;
  await buildOrExplain(dataDir, others);
  for (const { app, result, message } of await releaseBuilt(dataDir, others)) {
    if (result !== 'unchanged') say(app, message);
  }
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
        say('shop', describeLine(line));
      },
    },
    onStart(failure, ms) {
      state.setProblems('shop', 'server', failure === null ? [] : [failure]);
      say('shop', failure ?? `started anew in ${seconds(ms)}.`);
    },
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
