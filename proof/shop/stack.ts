import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeOwnKey, readKeysPlace, writeTeams } from '@vitrava/delivery/signing';
import { findBinaries, startCluster } from '@vitrava/reference-api/testing/databases';
import { buildableApps, type EnvironmentOptions } from '../../scripts/environment/index.ts';

/** What a proof has started, in a folder of its own; all of it ends in reverse order. */
export interface Stack {
  readonly folder: string;
  /** Adds something that has been started. Returns it. */
  keep<Started>(started: Started, stop: () => unknown): Started;
  /** Starts a PostgreSQL of the stack's own; fails where none is installed. Returns its address. */
  startPostgres(options?: { readonly isDurable?: boolean }): Promise<string>;
  /** Makes the key of the platform and the teams that may release. Returns the settings by which commands and servers find store and keys. */
  signReleases(storeUrl: string): Promise<{ readonly RELEASE_STORE_URL: string; readonly RELEASE_KEYS_DIR: string }>;
  /** The options of a server with data of its own and free ports. */
  at(name: string, env: Readonly<Record<string, string>>): EnvironmentOptions;
}

/** Starts what a proof needs. Returns it with `close`; what has been started ends also when `start` fails. */
export async function openStack<Started extends object>(
  name: string,
  start: (stack: Stack) => Promise<Started>,
): Promise<Started & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `vitrava-${name}-`));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  const keep: Stack['keep'] = (started, stop) => {
    stops.push(stop);
    return started;
  };
  const stack: Stack = {
    folder,
    keep,
    async startPostgres(options) {
      const binaries = findBinaries();
      if (binaries === null) throw new Error('This needs PostgreSQL 15 or newer.');
      const cluster = await startCluster(binaries, options);
      return keep(cluster.url, cluster.stop);
    },
    async signReleases(storeUrl) {
      const keysDir = path.join(folder, 'keys');
      await mkdir(keysDir, { recursive: true });
      const { publicText } = await makeOwnKey(keysDir, 'platform');
      await writeTeams(readKeysPlace({ RELEASE_KEYS_DIR: keysDir }, '/').teamsFile, { platform: { keys: [publicText], remotes: ['*'] } });
      return { RELEASE_STORE_URL: storeUrl, RELEASE_KEYS_DIR: keysDir };
    },
    at: (server, env) => ({ dataDir: path.join(folder, server), port: 0, apiPort: 0, acquirerPort: 0, env }),
  };
  try {
    return { ...(await start(stack)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Releases every built app with a command of delivery, such as `run(['release', 'shell', '--no-build'])`. Returns the same command, which fails when it fails. */
export async function releaseAll(
  command: (args: readonly string[]) => Promise<{ readonly code: number; readonly output: string }>,
): Promise<(args: readonly string[]) => Promise<string>> {
  const run = async (args: readonly string[]) => {
    const { code, output } = await command(args);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
    return output;
  };
  for (const app of buildableApps()) await run(['release', app, '--no-build']);
  return run;
}
