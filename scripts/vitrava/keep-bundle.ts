import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleCommand } from './bundle.ts';

/** How long a program that still runs from an older bundle may need its worker's file. */
const RETENTION_MS = 60 * 60 * 1000;

/** Bundles the command line below `cache` with a stamp of its sources. Concurrent runs do not conflict. */
export async function keepBundle(root: string, cache: string, stampOf: (file: string) => string): Promise<string> {
  const folder = randomUUID();
  const { sources } = await bundleCommand(path.join(cache, folder));
  const files = [...sources.map((file) => path.relative(root, file)), 'package-lock.json', 'scripts/vitrava/bundle.ts'];
  const note = path.join(cache, 'bundle.json');
  writeFileSync(`${note}.${folder}`, JSON.stringify({ folder, stamps: Object.fromEntries(files.map((file) => [file, stampOf(file)])) }));
  renameSync(`${note}.${folder}`, note);
  removeOlder(cache, folder);
  return path.join(cache, folder, 'run.mjs');
}

function removeOlder(cache: string, current: string): void {
  for (const name of readdirSync(cache)) {
    const place = path.join(cache, name);
    // Another command may be removing the same ones.
    const madeAt = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (name !== current && name !== 'bundle.json' && Date.now() - madeAt > RETENTION_MS) rmSync(place, { recursive: true, force: true });
  }
}
