import path from 'node:path';
import { type DatabaseHandle, openPostgres } from '@vitrava/reference-api/database';
import { WEBHOOK_PATH } from '@vitrava/reference-api/payments';
import { type Child, startAcquirer, startApi } from '../../../scripts/environment/index.ts';
import { type Interceptor, openFaultRelay } from '../../fault/relay.ts';
import { openStack } from '../../shop/stack.ts';
import { createGate, type Gate } from './gate.ts';
import { relayPostgres } from './postgres-relay.ts';

/** When orders settle that no call completes: after a day, so that only the call of the test sends messages, or after a second. */
export type Settling = 'never' | 'soon';

/** API and acquirer as processes, with a gate between them and PostgreSQL. */
export interface Environment {
  readonly gate: Gate;
  /** The database, not through the gate. */
  readonly database: DatabaseHandle;
  readonly acquirerFile: string;
  readonly url: () => string;
  readonly startApi: (settling: Settling) => Promise<void>;
  readonly endApi: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly startAcquirer: () => Promise<void>;
  readonly endAcquirer: () => Promise<void>;
  /** While it is set, the API receives no webhooks. */
  readonly state: { dropsWebhooks: boolean };
  /** Returns a count of the webhooks that were sent after this call and have ended. */
  readonly countWebhooks: () => () => number;
  readonly close: () => Promise<void>;
}

export function openEnvironment(): Promise<Environment> {
  return openStack('crashes', async ({ folder, keep, startPostgres, at }) => {
    const databaseUrl = await startPostgres();
    const gate = createGate();
    const running: { api: Child | null; acquirer: Child | null } = { api: null, acquirer: null };
    const state = { dropsWebhooks: false };
    const intercept =
      (name: string): Interceptor =>
      (message, forward) =>
        gate.pass(`${name}: ${message.replace(/[\w-]{20,}/, '…')}`, forward);
    const postgres = await relayPostgres(path.join(new URL(databaseUrl).searchParams.get('host') ?? '', '.s.PGSQL.5432'), gate);
    keep(postgres, postgres.close);
    const acquirer = await openFaultRelay(() => running.acquirer?.url ?? null, { intercept: intercept('acquirer') });
    keep(acquirer, acquirer.close);
    const webhook = await openFaultRelay(() => (state.dropsWebhooks ? null : (running.api?.url ?? null)), {
      intercept: intercept('webhook'),
    });
    keep(webhook, webhook.close);
    const database = openPostgres(databaseUrl, () => {});
    keep(database, database.close);
    const settings = {
      NODE_ENV: 'test',
      // A server starts dozens of times from the same files.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${postgres.port}/postgres`,
      API_LOG_LEVEL: 'silent',
      API_TOKEN_CALLS_PER_MINUTE: '1000000',
      ACQUIRER_LOG_LEVEL: 'silent',
      API_WEBHOOK_URL: `${webhook.url}${WEBHOOK_PATH}`,
      SHOP_URL: 'http://shop.test',
    };
    const end = async (name: 'api' | 'acquirer', how: 'kill' | 'stop') => {
      const server = running[name];
      running[name] = null;
      await server?.[how]();
    };
    keep(running, () => Promise.all([end('api', 'kill'), end('acquirer', 'kill')]));
    return {
      gate,
      database,
      acquirerFile: path.join(folder, 'acquirer', 'acquirer.sqlite'),
      url: () => running.api?.url ?? 'http://127.0.0.1:9',
      startApi: async (settling) => {
        running.api = await startApi(at('.', { ...settings, API_SETTLE_SECONDS: settling === 'soon' ? '1' : '86400' }), acquirer.url);
      },
      endApi: (signal) => end('api', signal === 'SIGKILL' ? 'kill' : 'stop'),
      startAcquirer: async () => {
        running.acquirer = await startAcquirer(at('.', settings));
      },
      endAcquirer: () => end('acquirer', 'kill'),
      state,
      countWebhooks() {
        const from = webhook.requests.length;
        return () => webhook.requests.slice(from).filter(({ endedAt }) => endedAt !== null).length;
      },
    };
  });
}
