import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type KeysPlace, readKeysPlace } from '@vitrava/delivery/signing';
import { readStorePlace, type StorePlace } from '@vitrava/delivery/store';
import { type Environment, readInteger, readMetricsAddress, readOrigin, requireOrigin } from '@vitrava/server-kit/environment';
import { staticFilesFolder } from '@vitrava/static-files/folder';
import { type AnalyticsConfig, readAnalytics } from './analytics-config.ts';

/** The settings of the composition server, from its environment; all have a default that works on a fresh machine. */
export interface ServerConfig {
  readonly host: string;
  /** 0 means a free port. */
  readonly port: number;
  /** Origin of the backend, without a slash at the end; calls are `<apiBaseUrl>/api/…`. */
  readonly apiBaseUrl: string;
  /** Where releases lie: a folder, or a database with a folder for copies. */
  readonly releaseStore: StorePlace;
  readonly keys: KeysPlace;
  /** Whether developers may show working builds to themselves here (decision 043). */
  readonly takesWorkingBuilds: boolean;
  /** A store of working builds that go before the releases of the same remotes; null outside development. */
  readonly workingStoreDir: string | null;
  /** Folder of printed documents, share pictures and the favicon. */
  readonly staticFilesDir: string;
  /** Where pictures in other widths are kept, and how much of the disk they may take. */
  readonly imageDir: string;
  readonly imageMaxBytes: number;
  /** Origins of other hosts that the shop's pictures may come from. */
  readonly imageSources: readonly string[];
  /** Addresses of the proxies whose `X-Forwarded-For` is trusted; by default no proxy's. */
  readonly trustProxy: readonly string[];
  /** A table of countries in MaxMind's format in place of the packaged one. */
  readonly countryTable: string | null;
  /** What counts visits for the shop's owner; null: nothing is loaded, nothing is sent. */
  readonly analytics: AnalyticsConfig | null;
  /** Origin that canonical addresses are written with; the request's own host when null. */
  readonly publicUrl: string | null;
  /** Name of the backend's refresh cookie. */
  readonly refreshCookie: string;
  /** Origin that the pickup-point widget is loaded from when it is not the shop's own; null: pages load nothing foreign. */
  readonly pickupWidgetOrigin: string | null;
  /** How long a render may take before the browser is left to do it. */
  readonly renderDeadlineMs: number;
  /** How long a page waits for the content of a frame's slot that was never rendered; then the slot is empty. */
  readonly fragmentPatienceMs: number;
  /** How long an excluded version that hung or crashed is left to the browser before a probe. */
  readonly probeAfterMs: number;
  /** How long one API call inside a render may take. */
  readonly apiDeadlineMs: number;
  readonly settingsIntervalMs: number;
  /** How often canaries and fresh releases are looked at; null: this server moves none. */
  readonly guardMs: number | null;
  /** Processes that render; null means one per core but one, at least two. Versions in use beyond that number get one each. */
  readonly renderProcesses: number | null;
  readonly logLevel: string;
  /** Where machines read figures; null: none are made. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** Reads the environment. What cannot be understood is an error with a sentence, not a silent default. */
export function readConfig(env: Environment): ServerConfig {
  const dataDir = env['VITRAVA_DATA_DIR'] || '.data';
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readInteger(env, 'PORT', 3000, 0, 65_535),
    apiBaseUrl: readOrigin(env, 'API_BASE_URL') ?? `http://127.0.0.1:${readInteger(env, 'API_PORT', 3001, 1, 65_535)}`,
    releaseStore: readStorePlace(env, process.cwd()),
    keys: readKeysPlace(env, process.cwd()),
    takesWorkingBuilds: readSwitch(env, 'DEVELOPER_BUILDS'),
    workingStoreDir: env['WORKING_STORE_DIR'] ? resolve(env['WORKING_STORE_DIR']) : null,
    staticFilesDir: staticFilesFolder(env),
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    refreshCookie: env['REFRESH_COOKIE'] || 'refresh',
    pickupWidgetOrigin: withoutPath(readOrigin(env, 'PICKUP_WIDGET_ORIGIN')),
    imageDir: resolve(join(dataDir, 'images')),
    imageMaxBytes: readInteger(env, 'IMAGE_CACHE_MB', 256, 1, 1_000_000) * 1024 * 1024,
    imageSources: readList(env, 'IMAGE_SOURCES').map((source) => new URL(requireOrigin('IMAGE_SOURCES', source)).origin),
    trustProxy: readProxies(env),
    countryTable: env['COUNTRY_TABLE'] ? resolve(env['COUNTRY_TABLE']) : null,
    analytics: readAnalytics(env),
    renderDeadlineMs: readInteger(env, 'RENDER_DEADLINE_MS', 3000, 50, 60_000),
    fragmentPatienceMs: readInteger(env, 'FRAGMENT_PATIENCE_MS', 300, 10, 60_000),
    probeAfterMs: readInteger(env, 'PROBE_AFTER_MS', 5000, 50, 3_600_000),
    apiDeadlineMs: readInteger(env, 'API_DEADLINE_MS', 1500, 50, 60_000),
    // Working builds are no releases: what a developer breaks on the way is theirs to see.
    guardMs: env['WORKING_STORE_DIR'] ? null : readInteger(env, 'GUARD_MS', 5000, 100, 3_600_000),
    settingsIntervalMs: readInteger(env, 'SETTINGS_INTERVAL_MS', 5000, 50, 3_600_000),
    renderProcesses: env['RENDER_PROCESSES'] ? readInteger(env, 'RENDER_PROCESSES', 2, 1, 64) : null,
    logLevel: env['LOG_LEVEL'] || 'info',
    metrics: readMetricsAddress(env),
  };
}

function readSwitch(env: Environment, name: string): boolean {
  const mode = env[name] || 'off';
  if (mode !== 'on' && mode !== 'off') throw new Error(`${name} is "${mode}", but must be on or off.`);
  return mode === 'on';
}

/** Words between commas or spaces. */
function readList(env: Environment, name: string): string[] {
  return (env[name] ?? '').split(/[\s,]+/).filter((word) => word !== '');
}

function readProxies(env: Environment): ServerConfig['trustProxy'] {
  const words = readList(env, 'TRUST_PROXY');
  const unknown = words.find((word) => !/^(?:loopback|linklocal|uniquelocal)$/.test(word) && isIP(word.replace(/\/\d{1,3}$/, '')) === 0);
  if (unknown === undefined) return words;
  throw new Error(`TRUST_PROXY names "${unknown}", but must be addresses of proxies such as 10.0.0.0/8, or loopback.`);
}

/** A policy names origins, without a path. */
function withoutPath(address: string | null): string | null {
  return address && new URL(address).origin;
}
