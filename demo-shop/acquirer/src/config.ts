import { fileURLToPath } from 'node:url';
import { readSecret } from '@vitrava/reference-api/process';

/** What the environment decides for the acquirer; see `main.ts` for the names. */
export interface AcquirerConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly secret: string | null;
  readonly logLevel: string;
}

export function readAcquirerConfig(env: Readonly<Record<string, string | undefined>>): AcquirerConfig {
  const port = Number(env.ACQUIRER_PORT || '3002');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`ACQUIRER_PORT must be a whole number from 0 to 65535, not "${env.ACQUIRER_PORT}".`);
  }
  return {
    port,
    host: env.ACQUIRER_HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || fileURLToPath(new URL('../../../.data', import.meta.url)),
    secret: readSecret('ACQUIRER_SECRET', env.ACQUIRER_SECRET),
    logLevel: env.ACQUIRER_LOG_LEVEL || 'info',
  };
}
