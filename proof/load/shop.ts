import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries, startCluster } from '@vitrava/reference-api/testing/databases';
import { type Child, releaseBuilt, startAcquirer, startApi, startShop } from '../../scripts/environment/index.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** One shop of a server, an API and a database, which no one else uses. */
export interface LoadedShop {
  readonly server: Child;
  readonly acquirer: Child;
  /** The API as it runs now. */
  api(): Child;
  /** Kills the API and starts it again at its address, after so long. */
  restartApi(afterMs: number): Promise<void>;
  readonly products: readonly number[];
  /** Seconds from the first command to the first page: on an empty disk but for the built releases, and when there is a database. */
  readonly firstPage: { readonly ever: number; readonly again: number };
  close(): Promise<void>;
}

/** Opens the shop as `npm start` does, on what was built; twice, because the first start makes the database. */
export async function openShop(engine: Engine): Promise<LoadedShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrava-load-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await releaseBuilt(dataDir);
    const options = {
      dataDir,
      port: 0,
      apiPort: 0,
      acquirerPort: 0,
      env: { ...(await environmentOf(engine, undo)), TRUST_PROXY: 'loopback' },
    };
    const acquirer = await startAcquirer(options);
    undo.push(acquirer.stop);
    const first = await open(options, acquirer.url);
    await first.server.stop();
    await first.api.stop();
    const again = await open(options, acquirer.url);
    let { api } = again;
    undo.push(() => api.stop(), again.server.stop);
    const apiPort = Number(new URL(api.url).port);
    return {
      server: again.server,
      acquirer,
      api: () => api,
      async restartApi(afterMs) {
        await api.kill();
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        api = await startApi({ ...options, apiPort }, acquirer.url);
      },
      products: await productsOf(api.url),
      firstPage: { ever: first.seconds, again: again.seconds },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function environmentOf(engine: Engine, undo: (() => Promise<unknown>)[]): Promise<Record<string, string>> {
  const quiet = { LOG_LEVEL: 'info', API_LOG_LEVEL: 'info' };
  if (engine === 'PGlite') return quiet;
  const binaries = findBinaries();
  if (binaries === null) throw new Error('PostgreSQL 15 or newer is not installed here.');
  const cluster = await startCluster(binaries, { isDurable: true });
  undo.push(cluster.stop);
  return { ...quiet, DATABASE_URL: cluster.url };
}

async function open(options: Parameters<typeof startApi>[0], acquirerUrl: string) {
  const startedAt = performance.now();
  const api = await startApi(options, acquirerUrl);
  const server = await startShop(options, api.url);
  const page = await fetch(server.url);
  await page.text();
  if (page.status !== 200) throw new Error(`The first page was answered ${page.status}.`);
  return { api, server, seconds: (performance.now() - startedAt) / 1_000 };
}

async function productsOf(apiUrl: string): Promise<readonly number[]> {
  const { results } = (await (await fetch(`${apiUrl}/api/search/?page_size=100`)).json()) as { results: readonly { id: number }[] };
  return results.map(({ id }) => id);
}
