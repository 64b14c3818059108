import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildChange, releaseChanged } from '../../e2e/fixtures/changed-release.ts';
import { type Environment, openEnvironment } from '../../e2e/fixtures/environment.ts';
import { type App, dataEnvironment } from '../../scripts/environment/index.ts';
import { type FaultRelay, openFaultRelay } from '../fault/relay.ts';

/** A line of the composition server's log, as far as it matters here. */
export interface LogLine {
  readonly msg?: string;
  readonly remote?: string;
  readonly version?: string;
  readonly [field: string]: unknown;
}

/** A real shop whose releases, files and backend can be made to fail. */
export interface FailingShop extends Pick<Environment, 'url' | 'apiUrl' | 'dataDir' | 'deliver' | 'versionOf'> {
  readonly environment: Environment;
  /** Between the shop and its backend. */
  readonly backend: FaultRelay;
  /** Releases the built app with a change, for everybody; gives the version when new pages are made of it. */
  release(app: App, change: BuildChange): Promise<string>;
  /** Goes back to what the shop was opened with. */
  restore(app: App): Promise<void>;
  /** What the composition server has written since. */
  logSince(mark: number): Promise<readonly LogLine[]>;
  /** How much it has written. */
  logMark(): Promise<number>;
  close(): Promise<void>;
}

/** Within it a page has come, on a machine that is busy, or its failure. */
export const PLENTY_OF_TIME_MS = 30_000;

const SETTINGS = {
  TRUST_PROXY: 'loopback',
  API_DEADLINE_MS: '1500',
  SETTINGS_INTERVAL_MS: '3600000',
  API_TOKEN_CALLS_PER_MINUTE: '100000',
};

/** Opens it in a folder of its own. Builds nothing: run the builds before. */
export async function openFailingShop(): Promise<FailingShop> {
  let relay: FaultRelay | null = null;
  const environment = await openEnvironment({
    settings: SETTINGS,
    reachApiAt: async (apiUrl) => {
      relay = await openFaultRelay(apiUrl);
      return relay.url;
    },
  });
  const { dataDir, versionOf, deliver } = environment;
  const backend = relay as FaultRelay | null;
  if (backend === null) throw new Error('The shop was opened without its backend.');
  const first = new Map<App, string>();
  const log = () => readFile(path.join(dataDir, 'logs/shop.log'), 'utf8');
  const untilLive = async (app: App, version: string) => {
    while ((await versionOf(app)) !== version) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return {
    ...environment,
    environment,
    backend,
    async release(app, change) {
      first.set(app, first.get(app) ?? (await versionOf(app)));
      const version = await releaseChanged(dataEnvironment(dataDir), app, change);
      await untilLive(app, version);
      return version;
    },
    async restore(app) {
      const version = first.get(app);
      if (version === undefined || version === (await versionOf(app))) return;
      await deliver('channel', app, 'stable', version);
      await untilLive(app, version);
    },
    logMark: async () => (await log()).length,
    logSince: async (mark) => (await log()).slice(mark).split('\n').flatMap(parsed),
    async close() {
      await environment.close();
      await backend.close();
    },
  };
}

function parsed(line: string): LogLine[] {
  try {
    return [JSON.parse(line) as LogLine];
  } catch {
    return [];
  }
}
