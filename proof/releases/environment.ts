import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { openStoreAt, type ReleaseStore, readStorePlace } from '@vitrava/delivery/store';
import { type Child, startApi, startReleaseApi, startShop } from '../../scripts/environment/index.ts';
import { openStack, releaseAll } from '../shop/stack.ts';
import { INSPECTED, inspectorIn } from './heap.ts';

export type StoreKind = 'postgres' | 'folder';

/** Two composition servers and a release API with one store, and a team on a machine of its own. */
export interface SharedShop {
  readonly servers: readonly Child[];
  /** Where to look into the heap of the first server; the second is as in a shop, for an inspector takes memory of its own. */
  readonly inspector: string;
  readonly releaseApi: Child;
  /** The store itself, as commands see it. */
  readonly store: ReleaseStore;
  /** Runs `vitrava` on the team's machine. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<{ code: number; output: string }>;
  /** Environment of a command that works on the store itself. */
  readonly storeEnv: Readonly<Record<string, string>>;
  readonly folder: string;
  close(): Promise<void>;
}

/** The command as teams have it: one bundled program. */
async function runBundled(args: readonly string[], env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const program = path.resolve(import.meta.dirname, '../../scripts/vitrava/main.mjs');
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, failure, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { code, output: `${output}${failure}` };
}

/** Starts all of it in a folder of its own, with the built apps released through the release API. Their builds must be there. */
export function openSharedShop(kind: StoreKind = 'postgres'): Promise<SharedShop> {
  return openStack('releases', async ({ folder, keep, startPostgres, signReleases, at }) => {
    const isInFolder = kind === 'folder';
    const storeUrl = isInFolder ? pathToFileURL(path.join(folder, 'releases')).href : await startPostgres({ isDurable: true });
    const storeEnv = { ...(await signReleases(storeUrl)), VITRAVA_BY: 'the bench' };
    console.log(`The store is ${isInFolder ? 'a folder' : 'in PostgreSQL'}.`);
    const api = await startApi(at('api', { API_LOG_LEVEL: 'silent' }), 'http://127.0.0.1:9');
    keep(api, api.stop);
    const releaseApi = await startReleaseApi({ dataDir: path.join(folder, 'release-api'), env: storeEnv, releaseApiPort: 0 });
    keep(releaseApi, releaseApi.stop);
    const team = { RELEASE_KEYS_DIR: storeEnv.RELEASE_KEYS_DIR, VITRAVA_BY: 'the bench', VITRAVA_RELEASE_API: releaseApi.url };
    const run: SharedShop['run'] = (args, env) => runBundled(args, { ...team, ...env });
    await releaseAll(run);
    let inspector = '';
    const servers = await Promise.all(
      ['one', 'two'].map((name, index) => {
        const options = at(name, { ...storeEnv, LOG_LEVEL: 'warn', ...(index === 0 && INSPECTED) });
        const onLine = (line: string) => {
          inspector = inspectorIn(line) ?? inspector;
        };
        return startShop({ ...options, onLine }, api.url);
      }),
    );
    keep(servers, () => Promise.all(servers.map((server) => server.stop())));
    const store = openStoreAt(readStorePlace({ ...storeEnv, RELEASE_CACHE_DIR: path.join(folder, 'bench') }));
    keep(store, () => store.close());
    return { servers, inspector, releaseApi, store, run, storeEnv, folder };
  });
}
