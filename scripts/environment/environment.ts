import path from 'node:path';
import { MEMORY_ARGUMENTS, MEMORY_ENVIRONMENT } from '../../shell/src/server/memory-settings.ts';
import { type Child, startChild } from './child.ts';

export interface EnvironmentOptions {
  /** Database, releases and logs live here. */
  readonly dataDir: string;
  /** 0 means a free port. */
  readonly port: number;
  readonly apiPort: number;
  readonly acquirerPort: number;
  /** A free port by default. */
  readonly consolePort?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Gets every line that the started server writes. */
  readonly onLine?: (line: string) => void;
  /** Gives up a start under way. */
  readonly signal?: AbortSignal;
}

const acquirerReadyWithinMs = 60_000;
const apiReadyWithinMs = 180_000;
const shopReadyWithinMs = 60_000;

/** The environment in which servers and commands find the same data. */
export function dataEnvironment(dataDir: string): Record<string, string> {
  return { VITRAVA_DATA_DIR: dataDir, DATA_DIR: dataDir, RELEASE_STORE_DIR: path.join(dataDir, 'releases') };
}

/** Starts the acquirer's mock: hosted payment pages, which look like a bank to the shop. */
export function startAcquirer(options: EnvironmentOptions): Promise<Child> {
  return startChild({
    name: 'The acquirer',
    script: 'demo-shop/acquirer/src/main.ts',
    env: { ...dataEnvironment(options.dataDir), ...options.env, ACQUIRER_PORT: String(options.acquirerPort) },
    logFile: path.join(options.dataDir, 'logs/acquirer.log'),
    readyWithinMs: acquirerReadyWithinMs,
    onLine: options.onLine,
    signal: options.signal,
  });
}

/**
 * Starts the reference API with the demo's goods. It takes payments through the acquirer at `acquirerUrl` and writes mails that lead to the
 * shop's port.
 */
export function startApi(options: EnvironmentOptions, acquirerUrl: string): Promise<Child> {
  return startChild({
    name: 'The reference API',
    script: 'demo-shop/src/main.ts',
    nodeArguments: MEMORY_ARGUMENTS,
    env: {
      ...MEMORY_ENVIRONMENT,
      ...dataEnvironment(options.dataDir),
      ...(options.port === 0
        ? {}
        : { MAIL_SHOP_URL: process.env['MAIL_SHOP_URL'] || process.env['SHOP_URL'] || `http://localhost:${options.port}` }),
      ...options.env,
      API_PORT: String(options.apiPort),
      ACQUIRER_URL: acquirerUrl,
    },
    logFile: path.join(options.dataDir, 'logs/api.log'),
    readyWithinMs: apiReadyWithinMs,
    onLine: options.onLine,
    signal: options.signal,
  });
}

/** Starts the composition server over a backend that answers at `apiBaseUrl`. */
export function startShop(options: EnvironmentOptions, apiBaseUrl: string): Promise<Child> {
  return startChild({
    name: 'The composition server',
    script: 'shell/src/server/main.ts',
    nodeArguments: MEMORY_ARGUMENTS,
    env: {
      NODE_ENV: 'production',
      ...MEMORY_ENVIRONMENT,
      ...dataEnvironment(options.dataDir),
      ...options.env,
      PORT: String(options.port),
      CONSOLE_PORT: String(options.consolePort ?? 0),
      API_BASE_URL: apiBaseUrl,
    },
    logFile: path.join(options.dataDir, 'logs/shop.log'),
    readyWithinMs: shopReadyWithinMs,
    onLine: options.onLine,
    signal: options.signal,
  });
}

/** Opens the release API for teams with their own repository, at `releaseApiPort` of this machine. */
export function startReleaseApi(
  options: Pick<EnvironmentOptions, 'dataDir' | 'env' | 'signal'> & { readonly releaseApiPort: number },
): Promise<Child> {
  return startChild({
    name: 'The release API',
    script: 'delivery/src/cli.ts',
    scriptArguments: ['release-api'],
    env: { ...dataEnvironment(options.dataDir), ...options.env, RELEASE_API_PORT: String(options.releaseApiPort) },
    logFile: path.join(options.dataDir, 'logs/release-api.log'),
    readyWithinMs: shopReadyWithinMs,
    signal: options.signal,
  });
}
