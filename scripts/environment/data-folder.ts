import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { restrictDataFolder } from '@vitrava/delivery/data-folder';
import { dataEnvironment } from './environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes the data folder for this user alone, or closes one that others could read: customers, payments and secrets lie there. What is built keeps its rights. */
export function prepareDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  restrictDataFolder(dataEnvironment(dataDir), root);
}
