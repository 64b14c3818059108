import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, releaseBuilt, startAcquirer, startApi, startShop } from '../../scripts/environment/index.ts';
import { openStack } from '../shop/stack.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

export interface LoadedShop {
  readonly server: Child;
  readonly acquirer: Child;
  api(): Child;
  /** Kills the API and starts it again at its address, after so long. */
  restartApi(afterMs: number): Promise<void>;
  readonly products: readonly number[];
  /** Seconds from the start to the first page: with an empty database, and with a filled one. */
  readonly firstPage: { readonly ever: number; readonly again: number };
  close(): Promise<void>;
}

/** Opens the built shop as `npm start` does; twice, because the first start fills the database. */
export function openShop(engine: Engine): Promise<LoadedShop> {
  return openStack('load', async ({ keep, startPostgres, at }) => {
    const database: Record<string, string> = engine === 'PGlite' ? {} : { DATABASE_URL: await startPostgres({ isDurable: true }) };
    const options = at('shop', { LOG_LEVEL: 'info', API_LOG_LEVEL: 'info', TRUST_PROXY: 'loopback', ...database });
    await releaseBuilt(options.dataDir);
    const acquirer = await startAcquirer(options);
    keep(acquirer, acquirer.stop);
    const first = await open(options, acquirer.url);
    await first.server.stop();
    await first.api.stop();
    const again = await open(options, acquirer.url);
    let { api } = again;
    keep(again, async () => {
      await again.server.stop();
      await api.stop();
    });
    const apiPort = Number(new URL(api.url).port);
    return {
      server: again.server,
      acquirer,
      api: () => api,
      async restartApi(afterMs) {
        await api.kill();
        await sleep(afterMs);
        api = await startApi({ ...options, apiPort }, acquirer.url);
      },
      products: await productsOf(api.url),
      firstPage: { ever: first.seconds, again: again.seconds },
    };
  });
}

async function open(options: Parameters<typeof startApi>[0], acquirerUrl: string) {
  const startedAt = performance.now();
  const api = await startApi(options, acquirerUrl);
  const server = await startShop(options, api.url);
  const page = await fetch(server.url);
  await page.text();
  if (page.status !== 200) throw new Error(`The first page has status ${page.status}.`);
  return { api, server, seconds: (performance.now() - startedAt) / 1_000 };
}

async function productsOf(apiUrl: string): Promise<readonly number[]> {
  const { results } = (await (await fetch(`${apiUrl}/api/search/?page_size=100`)).json()) as { results: readonly { id: number }[] };
  return results.map(({ id }) => id);
}
