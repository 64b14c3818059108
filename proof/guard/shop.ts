import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeOwnKey, readKeysPlace, writeTeams } from '@vitrava/delivery/signing';
import { createPostgresStore, type ReleaseStore } from '@vitrava/delivery/store';
import { findBinaries, startCluster } from '@vitrava/reference-api/testing/databases';
import { type BuildChange, releaseChanged, type TextChange } from '../../e2e/fixtures/changed-release.ts';
import { type App, buildableApps, deliver, startApi, startShop } from '../../scripts/environment/index.ts';
import { openSlowRelay } from './slow-relay.ts';

/** Two composition servers with one store in PostgreSQL, over the reference API; the built apps are live. */
export interface GuardedShop {
  readonly urls: readonly string[];
  /** The store itself, as commands see it. */
  readonly store: ReleaseStore;
  /** The key of an operator, for the console. */
  readonly operatorKey: string;
  /** The backend answers both servers so late from now on, in milliseconds. */
  delayApi(ms: number): void;
  /** A command of delivery; fails when it fails. */
  run(...args: string[]): Promise<string>;
  /** Releases the built app with a change; `toEverybody`, or shown to no one yet. Gives the version. */
  release(app: App, change: TextChange | BuildChange, toEverybody?: boolean): Promise<string>;
  close(): Promise<void>;
}

/** Canaries are looked at often, so that a walk takes minutes; addresses are believed, so that many visitors come from one machine. */
const SETTINGS = {
  GUARD_MS: '300',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
  RENDER_PROCESSES: '2',
  API_TOKEN_CALLS_PER_MINUTE: '100000',
  API_DEADLINE_MS: '5000',
};

/** Starts all of it in a folder of its own. Builds nothing: run the builds before. */
export async function openGuardedShop(): Promise<GuardedShop> {
  const binaries = findBinaries();
  if (binaries === null) throw new Error('This needs PostgreSQL 15 or newer.');
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-guard-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const cluster = await startCluster(binaries);
    undo.push(cluster.stop);
    const keysDir = path.join(folder, 'keys');
    await mkdir(keysDir, { recursive: true });
    const { publicText } = await makeOwnKey(keysDir, 'platform');
    await writeTeams(readKeysPlace({ RELEASE_KEYS_DIR: keysDir }, '/').teamsFile, { platform: { keys: [publicText], remotes: ['*'] } });
    const env = { RELEASE_STORE_URL: cluster.url, RELEASE_KEYS_DIR: keysDir, VITRAVA_BY: 'browser tests' };
    const own = { ...env, VITRAVA_DATA_DIR: path.join(folder, 'commands') };
    const run = async (...args: string[]): Promise<string> => {
      const { code, output } = await deliver(own.VITRAVA_DATA_DIR, args, env);
      if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
      return output;
    };
    for (const app of buildableApps()) await run('release', app, '--no-build');
    const { key } = JSON.parse(await run('operator', 'add', 'Ann', '--json')) as { key: string };
    const options = { port: 0, apiPort: 0, acquirerPort: 0, env: { ...env, ...SETTINGS } };
    const api = await startApi({ ...options, dataDir: path.join(folder, 'api') }, 'http://127.0.0.1:9');
    undo.push(api.stop);
    const relay = await openSlowRelay(api.url);
    undo.push(relay.close);
    const servers = await Promise.all(['one', 'two'].map((name) => startShop({ ...options, dataDir: path.join(folder, name) }, relay.url)));
    undo.push(() => Promise.all(servers.map((server) => server.stop())));
    const store = createPostgresStore({ url: cluster.url, cacheDir: path.join(folder, 'looking') });
    undo.push(() => store.close());
    return {
      urls: servers.map(({ url }) => url),
      store,
      operatorKey: key,
      delayApi: relay.delay,
      run,
      release: (app, change, toEverybody = false) => releaseChanged(own, app, change, toEverybody ? { channel: 'stable' } : null),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
