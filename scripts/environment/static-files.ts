import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataEnvironment } from './environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes the static files of a shop, with the texts of the API at `apiBaseUrl`. Rejects with the messages of the tool. */
export async function writeStaticFiles(dataDir: string, apiBaseUrl: string): Promise<void> {
  const env = { ...process.env, ...dataEnvironment(dataDir), API_BASE_URL: apiBaseUrl };
  await promisify(execFile)(process.execPath, [path.join(root, 'static-files/src/main.ts')], { env });
}
