import { buildConsole, readConsoleConfig } from '@vitrava/console/server';
import { restrictUmask } from '@vitrava/delivery/data-folder';
import { readBackend } from '@vitrava/delivery/gate';
import { createResolver, loadProvider } from '@vitrava/delivery/resolver';
import { openResultsAt, openSumsAt } from '@vitrava/delivery/results';
import { checkSignatures } from '@vitrava/delivery/signing';
import { createDirectoryStore, openStoreAt } from '@vitrava/delivery/store';
import { createLogger } from '@vitrava/server-kit/logging';
import { openMetricsServer } from '@vitrava/server-kit/metrics';
import { startServer } from '@vitrava/server-kit/start';
import { buildApp } from './app.ts';
import { createMetrics, measuredStore } from './metrics/index.ts';
import { readConfig, type ServerConfig } from './operate/index.ts';

/** Connections that wait until the server accepts them; with Node's default of 511 the system makes clients of a burst repeat their handshake after seconds. */
const BACKLOG = 4096;

await startServer(async () => {
  const config = readConfig(process.env);
  const consoleConfig = readConsoleConfig(process.env);
  restrictUmask(process.env, process.cwd());
  const logger = createLogger(config.logLevel);
  const provider = await loadProvider();
  const metrics = config.metrics ? createMetrics() : null;
  const { store: requested, working, ...freshness } = await openStore(config);
  const store = measuredStore(requested, metrics);
  const resolver = createResolver({
    store,
    ...freshness,
    workingVersions: working?.versionsOf,
    ...(provider && { provider }),
    onProblem: (problem) => logger.warn({ problem }, 'release problem'),
  });
  const results = openResultsAt(config.releaseStore);
  const sums = openSumsAt(config.releaseStore);
  const app = await buildApp({ config, resolver, results, sums, logger, metrics, store, working });
  const url = await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });

  const metricsServer = metrics && config.metrics ? await openMetricsServer(() => metrics.registry.metrics(), config.metrics) : null;

  const shopUrl = config.publicUrl ?? `http://localhost:${new URL(url).port}`;
  const console =
    consoleConfig &&
    (await buildConsole({
      parts: app.console,
      store,
      sums,
      keysFolder: config.keys.folder,
      url: consoleConfig.url,
      shopUrl,
      readBackend: () => readBackend(process.env),
      trustProxy: config.trustProxy,
      logger,
    }));
  const consoleUrl = consoleConfig && (await console?.listen({ host: consoleConfig.host, port: consoleConfig.port }));

  return {
    ready: { ready: true, url, ...(consoleUrl && { console: consoleUrl }), ...(metricsServer && { metrics: metricsServer.url }) },
    async stop() {
      await console?.close();
      await metricsServer?.close();
      await app.close();
      await resolver.close();
      await store.close();
    },
  };
});

/** The releases; in development with the working builds before them, of which the very next request is shown the newest. */
async function openStore({ releaseStore, keys, workingStoreDir, takesWorkingBuilds }: ServerConfig) {
  const store = checkSignatures(openStoreAt(releaseStore, { follow: true }), keys);
  if (workingStoreDir === null && !takesWorkingBuilds) return { store, working: null };
  const { createWorkingBuilds, layerStores } = await import('@vitrava/delivery/working');
  if (workingStoreDir !== null) return { store: layerStores(createDirectoryStore(workingStoreDir), store), working: null, freshMs: 0 };
  const working = createWorkingBuilds(store);
  return { store: working.store, working };
}
