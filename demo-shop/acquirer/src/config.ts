import { fileURLToPath } from 'node:url';
import { readSecret } from '@vitrava/reference-api/process';
import { type Environment, readInteger } from '@vitrava/server-kit/environment';

/** What the environment decides for the acquirer; see `main.ts` for the names. */
export interface AcquirerConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly secret: string | null;
  readonly logLevel: string;
}

export function readAcquirerConfig(env: Environment): AcquirerConfig {
  return {
    port: readInteger(env, 'ACQUIRER_PORT', 3002, 0, 65_535),
    host: env.ACQUIRER_HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || fileURLToPath(new URL('../../../.data', import.meta.url)),
    secret: readSecret('ACQUIRER_SECRET', env.ACQUIRER_SECRET),
    logLevel: env.ACQUIRER_LOG_LEVEL || 'info',
  };
}
