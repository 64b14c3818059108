import { fileURLToPath } from 'node:url';

/** What the environment decides; everything has a default that works on a fresh machine. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly logLevel: string;
  /** Signs access tokens; null means: make one and keep it in the data folder. */
  readonly secret: string | null;
  readonly adminToken: string | null;
  readonly isProduction: boolean;
  /** Token calls allowed in a minute from one address; one account gets a third of it. */
  readonly tokenCallsPerMinute: number;
  /** Questions taken in an hour from one address. */
  readonly contactRequestsPerHour: number;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  return {
    port: integer(env, 'API_PORT', 3001, 0, 65_535),
    host: env.API_HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || null,
    dataDir: env.DATA_DIR || fileURLToPath(new URL('../../.data', import.meta.url)),
    logLevel: env.API_LOG_LEVEL || 'info',
    secret: env.API_SECRET || null,
    adminToken: env.API_ADMIN_TOKEN || null,
    isProduction: env.NODE_ENV === 'production',
    tokenCallsPerMinute: integer(env, 'API_TOKEN_CALLS_PER_MINUTE', 30, 1, 1_000_000),
    contactRequestsPerHour: integer(env, 'API_CONTACT_REQUESTS_PER_HOUR', 10, 1, 1_000_000),
    trustProxy: env.API_TRUST_PROXY || 'loopback',
  };
}

function integer(env: Environment, name: string, fallback: number, minimum: number, maximum: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw new Error(`${name} must be a whole number from ${minimum} to ${maximum}, not "${text}".`);
  }
  return value;
}
