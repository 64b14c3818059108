import { createResolver, loadProvider } from '@vitrava/delivery/resolver';
import { createDirectoryStore } from '@vitrava/delivery/store';
import { buildApp } from './app.ts';
import { watchExtensions } from './backend/extensions/index.ts';
import { readConfig, type ServerConfig } from './operate/config/index.ts';
import { createLogger } from './operate/logging/index.ts';

/** Starts the composition server: one line of JSON on stdout when it can be asked. */
const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const provider = await loadProvider();
const resolver = createResolver({
  ...(await openStore(config)),
  ...(provider && { provider }),
  onProblem: (problem) => logger.warn({ problem }, 'release problem'),
});
const extensions = watchExtensions({
  apiBaseUrl: config.apiBaseUrl,
  timeoutMs: config.apiDeadlineMs,
  onChange: (missing) =>
    missing.length > 0
      ? logger.warn({ missing }, 'the backend lacks calls that pages of the shop need, see "What a backend must offer" in README.md')
      : logger.info('the backend offers every call that the shop needs'),
});
const app = await buildApp({ config, resolver, logger, missing: extensions.missing });
const url = await app.listen({ host: config.host, port: config.port });
extensions.start();
process.stdout.write(`${JSON.stringify({ ready: true, url })}\n`);

/** The releases; in development with the working builds before them, of which the very next request is shown the newest. */
async function openStore({ releaseStoreDir, workingStoreDir }: ServerConfig) {
  const store = createDirectoryStore(releaseStoreDir);
  if (workingStoreDir === null) return { store };
  const { layerStores } = await import('@vitrava/delivery/working');
  return { store: layerStores(createDirectoryStore(workingStoreDir), store), freshMs: 0 };
}

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  extensions.stop();
  await app.close();
  await resolver.close();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
