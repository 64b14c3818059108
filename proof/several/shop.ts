import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeOwnKey, readKeysPlace, writeTeams } from '@vitrava/delivery/signing';
import { type DatabaseHandle, openPostgres } from '@vitrava/reference-api/database';
import { WEBHOOK_PATH } from '@vitrava/reference-api/payments';
import { findBinaries, sql, startCluster } from '@vitrava/reference-api/testing/databases';
import { freePort } from '@vitrava/reference-api/testing/free-port';
import {
  buildableApps,
  type Child,
  deliver,
  type EnvironmentOptions,
  startAcquirer,
  startApi,
  startShop,
} from '../../scripts/environment/index.ts';
import { startNginx } from './nginx.ts';

/** A server that can be killed and started again where it was. */
export interface Victim {
  readonly name: string;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

/** Two composition servers and two APIs behind nginx, with one store and one PostgreSQL. */
export interface SeveralServers {
  /** Where visitors come to. */
  readonly url: string;
  /** Where composition servers and the acquirer find the APIs. */
  readonly apiUrl: string;
  readonly database: DatabaseHandle;
  readonly acquirerFile: string;
  readonly victims: readonly Victim[];
  close(): Promise<void>;
}

/** What all servers have to share that is not in the database: with secrets of its own each would know its own visitors only. */
const SECRETS = { API_SECRET: secret(), ACQUIRER_SECRET: secret(), API_ADMIN_TOKEN: secret() };

export async function openSeveralServers(nginxProgram: string): Promise<SeveralServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-several-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await open(folder, nginxProgram, undo)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(folder: string, nginxProgram: string, undo: (() => Promise<unknown>)[]): Promise<Omit<SeveralServers, 'close'>> {
  const binaries = findBinaries();
  if (binaries === null) throw new Error('PostgreSQL 15 or newer is not installed here.');
  const cluster = await startCluster(binaries, { isDurable: true });
  undo.push(cluster.stop);
  const database = openPostgres(cluster.url, () => {});
  undo.push(database.close);
  await database.db.execute(sql`create database releases`);
  const storeEnv = await releaseAll(folder, cluster.url.replace('/postgres?', '/releases?'));

  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    ...SECRETS,
    ...storeEnv,
    DATABASE_URL: cluster.url,
    API_TRUST_PROXY: 'loopback',
    TRUST_PROXY: 'loopback',
    API_WEBHOOK_URL: `http://127.0.0.1:${apiPort}${WEBHOOK_PATH}`,
    API_TOKEN_CALLS_PER_MINUTE: '10000',
    API_LOG_LEVEL: 'warn',
    LOG_LEVEL: 'warn',
  };
  const at = (name: string): EnvironmentOptions => ({ dataDir: path.join(folder, name), port: 0, apiPort: 0, acquirerPort: 0, env });
  const acquirer = await startAcquirer(at('acquirer'));
  undo.push(acquirer.stop);
  // At the same time, on an empty database.
  const apis = await Promise.all(
    ['API one', 'API two'].map((name) => keep(name, undo, (own) => startApi({ ...at(name), apiPort: own }, acquirer.url))),
  );
  const shops = await Promise.all(
    ['composition server one', 'composition server two'].map((name) =>
      keep(name, undo, (own) => startShop({ ...at(name), port: own }, `http://127.0.0.1:${apiPort}`)),
    ),
  );
  const upstreams = { shops: pairOf(shops), apis: pairOf(apis) };
  const nginx = await startNginx(nginxProgram, path.join(folder, 'nginx'), upstreams, { port, apiPort });
  undo.push(nginx.stop);
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    database,
    acquirerFile: path.join(folder, 'acquirer', 'acquirer', 'acquirer.sqlite'),
    victims: [...shops, ...apis],
  };
}

/** Signs and releases what was built into a store in PostgreSQL; gives what servers find it by. */
async function releaseAll(folder: string, storeUrl: string): Promise<Record<string, string>> {
  const keysDir = path.join(folder, 'keys');
  await mkdir(keysDir, { recursive: true });
  const { publicText } = await makeOwnKey(keysDir, 'platform');
  const keys = readKeysPlace({ RELEASE_KEYS_DIR: keysDir }, '/');
  await writeTeams(keys.teamsFile, { platform: { keys: [publicText], remotes: ['*'] } });
  const env = { RELEASE_STORE_URL: storeUrl, RELEASE_KEYS_DIR: keysDir };
  for (const app of buildableApps()) {
    const { code, output } = await deliver(folder, ['release', app, '--no-build'], { ...env, API_CONTRACT: 'off' });
    if (code !== 0) throw new Error(`${app} was not released: ${output}`);
  }
  return env;
}

async function keep(
  name: string,
  undo: (() => Promise<unknown>)[],
  start: (port: number) => Promise<Child>,
): Promise<Victim & { readonly address: string }> {
  let child = await start(0);
  const { host, port } = new URL(child.url);
  undo.push(() => child.stop());
  return {
    name,
    address: host,
    kill: () => child.kill(),
    async startAgain() {
      child = await start(Number(port));
    },
  };
}

function pairOf(servers: readonly { readonly address: string }[]): [string, string] {
  const [one, two] = servers;
  return [one?.address ?? '', two?.address ?? ''];
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
