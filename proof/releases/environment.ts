import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { keyIdOf, makeOwnKey, readKeysPlace, readOwnKey, writeTeams } from '@vitrava/delivery/signing';
import { openStoreAt, type ReleaseStore, readStorePlace } from '@vitrava/delivery/store';
import { findBinaries, startCluster } from '@vitrava/reference-api/testing/databases';
import { buildableApps, type Child, startDoor, startShop } from '../../scripts/environment/index.ts';
import { startApi } from '../bench/api-process.ts';
import { INSPECTED, inspectorIn } from './heap.ts';

/** Where the servers have their releases. */
export type StoreKind = 'postgres' | 'folder';

/** Two composition servers and a door with one store, and a team on a machine of its own. */
export interface SharedShop {
  readonly servers: readonly Child[];
  /** Where to look into the heap of the first server; the second is as in a shop, for an inspector takes memory of its own. */
  readonly inspector: string;
  readonly door: Child;
  /** The store itself, as commands see it. */
  readonly store: ReleaseStore;
  /** Runs `vitrava` on the team's machine. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<{ code: number; output: string }>;
  /** Environment of a command that works on the store itself. */
  readonly storeEnv: Readonly<Record<string, string>>;
  readonly folder: string;
  stop(): Promise<void>;
}

/** The command as teams have it: one bundled program. */
async function runBundled(args: readonly string[], env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const program = path.resolve(import.meta.dirname, '../../scripts/vitrava/main.mjs');
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, failure, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { code, output: `${output}${failure}` };
}

/** The store, as `RELEASE_STORE_URL` names it. A database goes with the rest. */
async function openPlace(kind: StoreKind, folder: string, undo: (() => Promise<unknown>)[]): Promise<{ name: string; url: string }> {
  if (kind === 'folder') return { name: 'A folder', url: pathToFileURL(path.join(folder, 'releases')).href };
  const binaries = findBinaries();
  if (binaries === null) throw new Error('This bench needs PostgreSQL 15 or newer.');
  const cluster = await startCluster(binaries, { isDurable: true });
  undo.push(cluster.stop);
  return { name: `PostgreSQL ${binaries.version}`, url: cluster.url };
}

/** Starts all of it in a folder of its own, with the built apps released through the door. Their builds must be there. */
export async function openSharedShop(kind: StoreKind = 'postgres'): Promise<SharedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-releases-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const place = await openPlace(kind, folder, undo);
    const keysDir = path.join(folder, 'keys');
    await mkdir(keysDir, { recursive: true });
    const { publicText } = await makeOwnKey(keysDir, 'platform');
    const keys = readKeysPlace({ RELEASE_KEYS_DIR: keysDir }, '/');
    await writeTeams(keys.teamsFile, { platform: { keys: [publicText], remotes: ['*'] } });
    const own = await readOwnKey(keys);
    console.log(`${place.name}; releases are signed with the key ${own && keyIdOf(own)}.`);
    const storeEnv = { RELEASE_STORE_URL: place.url, RELEASE_KEYS_DIR: keysDir, VITRAVA_BY: 'the bench' };
    const api = await startApi({ ...process.env, DATA_DIR: path.join(folder, 'api'), VITRAVA_DATA_DIR: path.join(folder, 'api') });
    undo.push(async () => api.stop());
    const door = await startDoor({ dataDir: path.join(folder, 'door'), env: storeEnv, doorPort: 0 });
    undo.push(door.stop);
    const run: SharedShop['run'] = (args, env) =>
      runBundled(args, { RELEASE_KEYS_DIR: keysDir, VITRAVA_BY: 'the bench', VITRAVA_DOOR: door.url, ...env });
    for (const app of buildableApps()) {
      const { code, output } = await run(['release', app, '--no-build']);
      if (code !== 0) throw new Error(`${app} was not released: ${output}`);
    }
    let inspector = '';
    const servers = await Promise.all(
      ['one', 'two'].map((name, index) =>
        startShop(
          {
            dataDir: path.join(folder, name),
            port: 0,
            apiPort: 0,
            acquirerPort: 0,
            env: { ...storeEnv, LOG_LEVEL: 'warn', ...(index === 0 && INSPECTED) },
            onLine: (line) => {
              inspector = inspectorIn(line) ?? inspector;
            },
          },
          api.url,
        ),
      ),
    );
    undo.push(() => Promise.all(servers.map((server) => server.stop())));
    const store = openStoreAt(readStorePlace({ ...storeEnv, RELEASE_CACHE_DIR: path.join(folder, 'bench') }));
    undo.push(() => store.close());
    return { servers, inspector, door, store, run, storeEnv, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
