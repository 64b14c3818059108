import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DatabaseHandle, openPostgres } from '@vitrava/reference-api/database';
import { WEBHOOK_PATH } from '@vitrava/reference-api/payments';
import { findBinaries, startCluster } from '@vitrava/reference-api/testing';
import { createGate, type Gate } from './gate.ts';
import { relayHttp } from './http-relay.ts';
import { relayPostgres } from './postgres-relay.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Orders that no one looks at wait for this long, so that nothing but the call of the test speaks; or they do not wait. */
export type Settling = 'never' | 'soon';

/** The API and the acquirer as processes on a PostgreSQL, with a gate in every way between them. */
export interface Environment {
  readonly gate: Gate;
  /** The database itself, beside the gate. */
  readonly database: DatabaseHandle;
  readonly acquirerFile: string;
  readonly url: () => string;
  readonly startApi: (settling: Settling) => Promise<void>;
  readonly endApi: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly startAcquirer: () => Promise<void>;
  readonly endAcquirer: () => Promise<void>;
  /** While it is deaf, the API hears no webhooks. */
  readonly state: { isDeaf: boolean };
  /** Counts the webhooks that come from now on and end: the answer says how many. One that is under way already is none of them. */
  readonly countWebhooks: () => () => number;
  readonly close: () => Promise<void>;
}

export async function openEnvironment(): Promise<Environment> {
  const binaries = findBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed here.');
  const cluster = await startCluster(binaries);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-crashes-'));
  const gate = createGate();
  const running: { api: ServerProcess | null; acquirer: ServerProcess | null } = { api: null, acquirer: null };
  const socketFolder = new URL(cluster.url).searchParams.get('host') ?? '';
  const postgres = await relayPostgres(path.join(socketFolder, '.s.PGSQL.5432'), gate);
  const acquirer = await relayHttp({ name: 'acquirer', target: () => running.acquirer?.url ?? null, gate });
  const state = { isDeaf: false };
  let counter = { ended: 0 };
  const webhook = await relayHttp({
    name: 'webhook',
    target: () => (state.isDeaf ? null : (running.api?.url ?? null)),
    gate,
    came: () => {
      const own = counter;
      return () => {
        own.ended += 1;
      };
    },
  });
  const database = openPostgres(cluster.url, () => {});

  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    HOME,
    NODE_ENV: 'test',
    // A server starts dozens of times from the same files.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    DATA_DIR: folder,
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${postgres.port}/postgres`,
    API_PORT: '0',
    API_LOG_LEVEL: 'silent',
    API_TOKEN_CALLS_PER_MINUTE: '1000000',
    ACQUIRER_PORT: '0',
    ACQUIRER_LOG_LEVEL: 'silent',
    ACQUIRER_URL: `http://127.0.0.1:${acquirer.port}`,
    API_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}${WEBHOOK_PATH}`,
    SHOP_URL: 'http://shop.test',
  };
  const end = async (name: 'api' | 'acquirer', signal: 'SIGKILL' | 'SIGTERM') => {
    const server = running[name];
    running[name] = null;
    await server?.end(signal);
  };

  return {
    gate,
    database,
    acquirerFile: path.join(folder, 'acquirer', 'acquirer.sqlite'),
    url: () => running.api?.url ?? 'http://127.0.0.1:9',
    startApi: async (settling) => {
      running.api = await startServer('demo-shop/src/main.ts', { ...env, API_SETTLE_SECONDS: settling === 'soon' ? '1' : '86400' });
    },
    endApi: (signal) => end('api', signal),
    startAcquirer: async () => {
      running.acquirer = await startServer('demo-shop/acquirer/src/main.ts', env);
    },
    endAcquirer: () => end('acquirer', 'SIGKILL'),
    state,
    countWebhooks() {
      const own = { ended: 0 };
      counter = own;
      return () => own.ended;
    },
    close: async () => {
      await Promise.all([end('api', 'SIGKILL'), end('acquirer', 'SIGKILL')]);
      await Promise.all([database.close(), postgres.close(), acquirer.close(), webhook.close()]);
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
