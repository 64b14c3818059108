import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type DatabaseHandle, openPostgres } from '@vitrava/reference-api/database';
import { WEBHOOK_PATH } from '@vitrava/reference-api/payments';
import { sql } from '@vitrava/reference-api/testing/databases';
import { freePort } from '@vitrava/reference-api/testing/free-port';
import { type Child, deliver, startAcquirer, startApi, startShop } from '../../scripts/environment/index.ts';
import { openStack, releaseAll, type Stack } from '../shop/stack.ts';
import { startNginx } from './nginx.ts';

/** A server that can be killed and started again where it was. */
export interface Victim {
  readonly name: string;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

/** Two composition servers and two APIs behind nginx, with one store and one PostgreSQL. */
export interface SeveralServers {
  readonly url: string;
  /** Where composition servers and the acquirer find the APIs. */
  readonly apiUrl: string;
  readonly database: DatabaseHandle;
  readonly acquirerFile: string;
  readonly victims: readonly Victim[];
  close(): Promise<void>;
}

/** The data that all servers share outside the database: secrets of their own would divide their visitors. */
const SECRETS = { API_SECRET: secret(), ACQUIRER_SECRET: secret(), API_ADMIN_TOKEN: secret() };

export function openSeveralServers(nginxProgram: string): Promise<SeveralServers> {
  return openStack('several', (stack) => open(stack, nginxProgram));
}

async function open(stack: Stack, nginxProgram: string): Promise<Omit<SeveralServers, 'close'>> {
  const { folder, keep, startPostgres, signReleases } = stack;
  const postgresUrl = await startPostgres({ isDurable: true });
  const database = openPostgres(postgresUrl, () => {});
  keep(database, database.close);
  await database.db.execute(sql`create database releases`);
  const storeEnv = await signReleases(postgresUrl.replace('/postgres?', '/releases?'));
  await releaseAll((args) => deliver(folder, args, { ...storeEnv, API_CONTRACT: 'off' }));
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    ...SECRETS,
    ...storeEnv,
    DATABASE_URL: postgresUrl,
    API_TRUST_PROXY: 'loopback',
    TRUST_PROXY: 'loopback',
    API_WEBHOOK_URL: `http://127.0.0.1:${apiPort}${WEBHOOK_PATH}`,
    API_TOKEN_CALLS_PER_MINUTE: '10000',
    API_LOG_LEVEL: 'warn',
    LOG_LEVEL: 'warn',
  };
  const at = (name: string) => stack.at(name, env);
  const acquirer = await startAcquirer(at('acquirer'));
  keep(acquirer, acquirer.stop);
  // At the same time, on an empty database.
  const apis = await Promise.all(
    ['API one', 'API two'].map((name) => victimOf(stack, name, (own) => startApi({ ...at(name), apiPort: own }, acquirer.url))),
  );
  const shops = await Promise.all(
    ['composition server one', 'composition server two'].map((name) =>
      victimOf(stack, name, (own) => startShop({ ...at(name), port: own }, `http://127.0.0.1:${apiPort}`)),
    ),
  );
  const upstreams = { shops: pairOf(shops), apis: pairOf(apis) };
  const nginx = await startNginx(nginxProgram, path.join(folder, 'nginx'), upstreams, { port, apiPort });
  keep(nginx, nginx.stop);
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    database,
    acquirerFile: path.join(folder, 'acquirer', 'acquirer', 'acquirer.sqlite'),
    victims: [...shops, ...apis],
  };
}

async function victimOf(
  { keep }: Stack,
  name: string,
  start: (port: number) => Promise<Child>,
): Promise<Victim & { readonly address: string }> {
  let child = await start(0);
  const { host, port } = new URL(child.url);
  const victim = {
    name,
    address: host,
    kill: () => child.kill(),
    async startAgain() {
      child = await start(Number(port));
    },
  };
  return keep(victim, () => child.stop());
}

function pairOf(servers: readonly { readonly address: string }[]): [string, string] {
  const [one, two] = servers;
  return [one?.address ?? '', two?.address ?? ''];
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
