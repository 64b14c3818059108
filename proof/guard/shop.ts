import path from 'node:path';
import { createPostgresStore, type ReleaseStore } from '@vitrava/delivery/store';
import { type BuildChange, releaseChanged, type TextChange } from '../../e2e/fixtures/changed-release.ts';
import { type App, deliver, startApi, startShop } from '../../scripts/environment/index.ts';
import { openFaultRelay } from '../fault/relay.ts';
import { openStack, releaseAll } from '../shop/stack.ts';

/** Two composition servers with one store in PostgreSQL, over the reference API; the built apps are live. */
export interface GuardedShop {
  readonly urls: readonly string[];
  /** The store itself, as commands see it. */
  readonly store: ReleaseStore;
  readonly operatorKey: string;
  /** The backend answers both servers so late from now on, in milliseconds. */
  delayApi(ms: number): void;
  /** A command of delivery; fails when it fails. */
  run(...args: string[]): Promise<string>;
  /** Releases the built app with a change; `toEverybody`, or shown to no one yet. Gives the version. */
  release(app: App, change: TextChange | BuildChange, isForAll?: boolean): Promise<string>;
  close(): Promise<void>;
}

/**
 * Canaries are looked at often, so that a walk takes minutes; addresses are trusted, so that many visitors come from
 * one machine.
 */
const SETTINGS = {
  GUARD_MS: '300',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
  RENDER_PROCESSES: '2',
  API_TOKEN_CALLS_PER_MINUTE: '100000',
  API_DEADLINE_MS: '5000',
};

/** Starts all of it in a folder of its own. Builds nothing: run the builds before. */
export function openGuardedShop(): Promise<GuardedShop> {
  return openStack('guard', async ({ folder, keep, startPostgres, signReleases, at }) => {
    const url = await startPostgres();
    const env = { ...(await signReleases(url)), VITRAVA_BY: 'browser tests' };
    const own = { ...env, VITRAVA_DATA_DIR: path.join(folder, 'commands') };
    const run = await releaseAll((args) => deliver(own.VITRAVA_DATA_DIR, args, env));
    const { key } = JSON.parse(await run(['operator', 'add', 'Ann', '--json'])) as { key: string };
    const settings = { ...env, ...SETTINGS };
    const api = await startApi(at('api', settings), 'http://127.0.0.1:9');
    keep(api, api.stop);
    const relay = await openFaultRelay(api.url, { keepsCaching: true });
    keep(relay, relay.close);
    const servers = await Promise.all(['one', 'two'].map((name) => startShop(at(name, settings), relay.url)));
    keep(servers, () => Promise.all(servers.map((server) => server.stop())));
    const store = createPostgresStore({ url, cacheDir: path.join(folder, 'looking') });
    keep(store, () => store.close());
    return {
      urls: servers.map((server) => server.url),
      store,
      operatorKey: key,
      delayApi: (ms) => relay.inject(ms === 0 ? null : { fault: { type: 'slow', ms }, matches: () => true }),
      run: (...args) => run(args),
      release: (app, change, isForAll = false) => releaseChanged(own, app, change, isForAll ? { channel: 'stable' } : null),
    };
  });
}
