import { restrictFileMode } from '@vitrava/delivery/data-folder';
import { createResolver, loadProvider } from '@vitrava/delivery/resolver';
import { openResultsAt, openSumsAt } from '@vitrava/delivery/results';
import { checkSignatures } from '@vitrava/delivery/signing';
import { createDirectoryStore, openStoreAt } from '@vitrava/delivery/store';
import { openMetricsServer } from '@vitrava/shared-kit/internal/metrics-server';
import { startOrSay } from '@vitrava/shared-kit/internal/refused-start';
import { buildApp } from './app.ts';
import { buildConsole } from './console/index.ts';
import { createMetrics, measuredStore } from './metrics/index.ts';
import { createLogger, readConfig, type ServerConfig } from './operate/index.ts';

/** Connections that wait until the server accepts them; with Node's default of 511 the system makes clients of a burst repeat their handshake after seconds. */
const BACKLOG = 4096;

/** Starts the composition server: one line of JSON on stdout when it takes requests. */
await startOrSay(async () => {
  const config = readConfig(process.env);
  restrictFileMode(process.env, process.cwd());
  const logger = createLogger(config.logLevel);
  const provider = await loadProvider();
  const metrics = config.metrics ? createMetrics() : null;
  const { store: asked, ...freshness } = await openStore(config);
  const store = measuredStore(asked, metrics);
  const resolver = createResolver({
    store,
    ...freshness,
    ...(provider && { provider }),
    onProblem: (problem) => logger.warn({ problem }, 'release problem'),
  });
  const results = openResultsAt(config.releaseStore);
  const sums = openSumsAt(config.releaseStore);
  const app = await buildApp({ config, resolver, results, sums, logger, metrics, store });
  const url = await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });

  const metricsServer = metrics && config.metrics ? await openMetricsServer(() => metrics.registry.metrics(), config.metrics) : null;

  const shopUrl = config.publicUrl ?? `http://localhost:${new URL(url).port}`;
  const console =
    config.console &&
    (await buildConsole({
      parts: app.console,
      store,
      sums,
      keysFolder: config.keys.folder,
      url: config.console.url,
      shopUrl,
      trustProxy: config.trustProxy,
      logger,
    }));
  const consoleUrl = config.console && (await console?.listen({ host: config.console.host, port: config.console.port }));

  async function stop(): Promise<void> {
    await console?.close();
    await metricsServer?.close();
    await app.close();
    await resolver.close();
    await store.close();
  }
  // Before the line: whoever reads it may end the server at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  process.stdout.write(
    `${JSON.stringify({ ready: true, url, ...(consoleUrl && { console: consoleUrl }), ...(metricsServer && { metrics: metricsServer.url }) })}\n`,
  );
});

/** The releases; in development with the working builds before them, of which the very next request is shown the newest. */
async function openStore({ releaseStore, keys, workingStoreDir }: ServerConfig) {
  const store = checkSignatures(openStoreAt(releaseStore, { follow: true }), keys);
  if (workingStoreDir === null) return { store };
  const { layerStores } = await import('@vitrava/delivery/working');
  return { store: layerStores(createDirectoryStore(workingStoreDir), store), freshMs: 0 };
}
