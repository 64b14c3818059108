import path from 'node:path';
import { startApi as startReferenceApi } from '../../scripts/environment/index.ts';

/** The API of the bench: the one at `API_BASE_URL`, or else the reference API in its own process. */
export async function startApi(env: Readonly<Record<string, string | undefined>>): Promise<{ readonly url: string; stop(): unknown }> {
  if (env['API_BASE_URL']) return { url: env['API_BASE_URL'], stop: () => undefined };
  const dataDir = path.resolve(env['VITRAVA_DATA_DIR'] || '.data');
  return startReferenceApi({ dataDir, port: 0, apiPort: 0, acquirerPort: 0, env: { API_LOG_LEVEL: 'silent' } }, 'http://127.0.0.1:9');
}
