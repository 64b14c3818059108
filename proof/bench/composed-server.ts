import { createResolver } from '@vitrava/delivery/resolver';
import { openResultsInMemory } from '@vitrava/delivery/results';
import { openStoreAt } from '@vitrava/delivery/store';
import { createLogger } from '@vitrava/server-kit/logging';
import { buildApp } from '../../shell/src/server/app.ts';
import { readConfig } from '../../shell/src/server/operate/index.ts';
import { reportCpu } from './report-cpu.ts';

const config = readConfig(process.env);
const store = openStoreAt(config.releaseStore, { follow: true });
const resolver = createResolver({ store });
const app = await buildApp({
  config,
  resolver,
  results: openResultsInMemory(),
  sums: openResultsInMemory(),
  logger: createLogger('silent'),
  store,
});
reportCpu(await app.listen({ host: '127.0.0.1', port: 0 }));
