import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildChange, releaseChanged } from '../../e2e/fixtures/changed-release.ts';
import { type Environment, openEnvironment } from '../../e2e/fixtures/environment.ts';
import { type App, dataEnvironment } from '../../scripts/environment/index.ts';
import { type FaultRelay, openFaultRelay } from '../fault/relay.ts';

export interface LogLine {
  readonly msg?: string;
  readonly remote?: string;
  readonly version?: string;
  readonly [field: string]: unknown;
}

/** A shop whose releases and API can be made to fail. */
export interface FaultyShop extends Pick<Environment, 'url' | 'apiUrl' | 'dataDir'> {
  readonly environment: Environment;
  /** Between the composition server and the API. */
  readonly api: FaultRelay;
  /** Releases the built app with a change as stable. Resolves with the version when pages contain it. */
  release(app: App, change: BuildChange): Promise<string>;
  restore(app: App): Promise<void>;
  logSize(): Promise<number>;
  /** The lines since the log had this size. */
  logSince(size: number): Promise<readonly LogLine[]>;
  close(): Promise<void>;
}

const SETTINGS = {
  TRUST_PROXY: 'loopback',
  API_DEADLINE_MS: '1500',
  SETTINGS_INTERVAL_MS: '3600000',
  API_TOKEN_CALLS_PER_MINUTE: '100000',
};

/** Opens a shop of one composition server, one API and one acquirer. The apps must be built. */
export async function openFaultyShop(): Promise<FaultyShop> {
  const relays: FaultRelay[] = [];
  const environment = await openEnvironment({
    settings: SETTINGS,
    reachApiAt: async (apiUrl) => {
      const relay = await openFaultRelay(apiUrl);
      relays.push(relay);
      return relay.url;
    },
  });
  const { url, apiUrl, dataDir, versionOf, deliver } = environment;
  const [api] = relays;
  if (!api) throw new Error('The environment did not start the composition server.');
  const firstVersions = new Map<App, string>();
  const log = () => readFile(path.join(dataDir, 'logs/shop.log'), 'utf8');
  const untilLive = async (app: App, version: string) => {
    while ((await versionOf(app)) !== version) await sleep(50);
  };
  return {
    url,
    apiUrl,
    dataDir,
    environment,
    api,
    async release(app, change) {
      firstVersions.set(app, firstVersions.get(app) ?? (await versionOf(app)));
      const version = await releaseChanged(dataEnvironment(dataDir), app, change);
      await untilLive(app, version);
      return version;
    },
    async restore(app) {
      const version = firstVersions.get(app);
      if (version === undefined || version === (await versionOf(app))) return;
      await deliver('channel', app, 'stable', version);
      await untilLive(app, version);
    },
    logSize: async () => (await log()).length,
    logSince: async (size) => (await log()).slice(size).split('\n').flatMap(parseLine),
    async close() {
      await environment.close();
      await api.close();
    },
  };
}

function parseLine(line: string): LogLine[] {
  try {
    return [JSON.parse(line) as LogLine];
  } catch {
    return [];
  }
}
