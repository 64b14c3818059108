import path from 'node:path';
import { MEMORY_ARGUMENTS, MEMORY_ENVIRONMENT } from '../../shell/src/server/memory-settings.ts';
import { type Child, type ChildOptions, startChild } from './child.ts';

export interface EnvironmentOptions {
  readonly dataDir: string;
  /** 0 means a free port. */
  readonly port: number;
  readonly apiPort: number;
  readonly acquirerPort: number;
  /** A free port by default. */
  readonly consolePort?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
  /** Gives up a start under way. */
  readonly signal?: AbortSignal;
}

const READY_WITHIN_MS = 60_000;

/** The environment in which servers and commands find the same data. */
export function dataEnvironment(dataDir: string): Record<string, string> {
  return { VITRAVA_DATA_DIR: dataDir, DATA_DIR: dataDir, RELEASE_STORE_DIR: path.join(dataDir, 'releases') };
}

type Common = Pick<EnvironmentOptions, 'dataDir' | 'env' | 'onLine' | 'signal'>;

interface Server extends Pick<ChildOptions, 'name' | 'script' | 'scriptArguments' | 'nodeArguments'> {
  readonly log: string;
  readonly readyWithinMs?: number;
  /** Before the options' own variables, and after them. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

function startServer({ dataDir, env, onLine, signal }: Common, { log, defaults, ...server }: Server): Promise<Child> {
  return startChild({
    readyWithinMs: READY_WITHIN_MS,
    ...server,
    env: { ...defaults, ...dataEnvironment(dataDir), ...env, ...server.env },
    logFile: path.join(dataDir, `logs/${log}.log`),
    onLine,
    signal,
  });
}

/** Starts the acquirer's mock: hosted payment pages, which look like a bank to the shop. */
export function startAcquirer(options: EnvironmentOptions): Promise<Child> {
  return startServer(options, {
    name: 'The acquirer',
    script: 'demo-shop/acquirer/src/main.ts',
    log: 'acquirer',
    env: { ACQUIRER_PORT: String(options.acquirerPort) },
  });
}

/** Starts the reference API with the demo's goods, the acquirer at `acquirerUrl` and mails that link to the shop. */
export function startApi(options: EnvironmentOptions, acquirerUrl: string): Promise<Child> {
  const mailShopUrl = process.env['MAIL_SHOP_URL'] || process.env['SHOP_URL'] || `http://localhost:${options.port}`;
  return startServer(options, {
    name: 'The reference API',
    script: 'demo-shop/src/main.ts',
    log: 'api',
    nodeArguments: MEMORY_ARGUMENTS,
    readyWithinMs: 180_000,
    defaults: { ...MEMORY_ENVIRONMENT, ...(options.port === 0 ? {} : { MAIL_SHOP_URL: mailShopUrl }) },
    env: { API_PORT: String(options.apiPort), ACQUIRER_URL: acquirerUrl },
  });
}

/** Starts the composition server over a backend that answers at `apiBaseUrl`. */
export function startShop(options: EnvironmentOptions, apiBaseUrl: string): Promise<Child> {
  return startServer(options, {
    name: 'The composition server',
    script: 'shell/src/server/main.ts',
    log: 'shop',
    nodeArguments: MEMORY_ARGUMENTS,
    defaults: { NODE_ENV: 'production', ...MEMORY_ENVIRONMENT },
    env: { PORT: String(options.port), CONSOLE_PORT: String(options.consolePort ?? 0), API_BASE_URL: apiBaseUrl },
  });
}

/** Opens the release API for teams with their own repository, at `releaseApiPort` of this machine. */
export function startReleaseApi(options: Common & { readonly releaseApiPort: number }): Promise<Child> {
  return startServer(options, {
    name: 'The release API',
    script: 'delivery/src/cli.ts',
    log: 'release-api',
    scriptArguments: ['release-api'],
    env: { RELEASE_API_PORT: String(options.releaseApiPort) },
  });
}
