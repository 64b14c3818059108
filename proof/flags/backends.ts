import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@vitrava/reference-api/testing/free-port';
import type { Stack } from '../shop/stack.ts';

/** Where the flag `new-sort` is switched. */
export interface FlagBackend {
  readonly name: string;
  /** Settings of a composition server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** For all visitors. */
  switchFlag(isOn: boolean): Promise<void>;
}

/** `@openfeature/flagd-provider` in the process of the server, with a file. `packages`: the folder that they are installed in. */
export async function openFlagd({ folder }: Stack, packages: string): Promise<FlagBackend> {
  const file = path.join(folder, 'flagd.json');
  const switchFlag = (isOn: boolean) => {
    const flag = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: isOn ? 'on' : 'off' };
    return writeFile(file, JSON.stringify({ flags: { 'new-sort': flag } }));
  };
  await switchFlag(false);
  const settings = { EXPERIMENT_PROVIDER: path.join(packages, 'flagd.mjs'), FLAGD_OFFLINE_FLAG_SOURCE_PATH: file };
  return { name: 'flagd', settings, switchFlag };
}

const TOKENS = { INIT_ADMIN_API_TOKENS: '*:*.admin', INIT_BACKEND_API_TOKENS: 'default:development.shop' };
const STARTS_WITHIN_MS = 60_000;

/** An Unleash server on a PostgreSQL of its own, at a free port. */
export async function openUnleash({ keep, startPostgres }: Stack, packages: string): Promise<FlagBackend> {
  const host = new URL(await startPostgres()).searchParams.get('host') ?? '';
  const database = { DATABASE_HOST: host, DATABASE_NAME: 'postgres', DATABASE_USERNAME: 'postgres', DATABASE_SSL: 'false' };
  const port = String(await freePort());
  const env = { ...process.env, ...database, ...TOKENS, HTTP_HOST: '127.0.0.1', HTTP_PORT: port, CHECK_VERSION: 'false', TZ: 'UTC' };
  const server = spawn(process.execPath, ['node_modules/unleash-server/dist/server.js'], { cwd: packages, env, stdio: 'ignore' });
  keep(server, () => stop(server));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/health`, server);
  const call = async (address: string, body: object = {}): Promise<void> => {
    const headers = { authorization: TOKENS.INIT_ADMIN_API_TOKENS, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/admin/projects/default/features${address}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  };
  const environment = '/new-sort/environments/development';
  await call('', { name: 'new-sort' });
  await call(`${environment}/strategies`, {
    name: 'flexibleRollout',
    parameters: { rollout: '100', stickiness: 'default', groupId: 'new-sort' },
  });
  const settings = {
    EXPERIMENT_PROVIDER: path.join(packages, 'unleash.mjs'),
    UNLEASH_API: `${url}/api/`,
    UNLEASH_TOKEN: TOKENS.INIT_BACKEND_API_TOKENS,
  };
  return { name: 'Unleash', settings, switchFlag: (isOn) => call(`${environment}/${isOn ? 'on' : 'off'}`) };
}

async function untilHealthy(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The Unleash server has not started.');
    await sleep(200);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.kill()) return;
  await once(server, 'exit');
}
