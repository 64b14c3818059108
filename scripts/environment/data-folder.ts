import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { restrictDataFolder } from '@vitrava/delivery/data-folder';
import { localOperatorKey } from '@vitrava/delivery/operators';
import { readKeysPlace } from '@vitrava/delivery/signing';
import { dataEnvironment } from './environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes the data folder for this user alone, or closes one that others could read: customers, payments and secrets lie there. What is built keeps its rights. */
export function prepareDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  restrictDataFolder(dataEnvironment(dataDir), root);
}

/** The console's key for this folder's shop, made at the first start; null where others may read it. */
export async function consoleKey(dataDir: string, hosts: readonly string[]): Promise<string | null> {
  const place = readKeysPlace({ ...process.env, ...dataEnvironment(dataDir) }, root);
  const isHere = hosts.every((host) => /^(?:127\.0\.0\.1|localhost|::1)$/.test(host));
  return isHere && !place.isShared && process.env['NODE_ENV'] !== 'production' ? localOperatorKey(place, new Date().toISOString()) : null;
}
