import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, writePaths } from '@vitrava/shared-kit/build';

/** Writes `src/paths.ts` of the remote in `folder` after its routes, unless it says so already. Throws a `RemoteSourceError`. */
export function writeOwnPaths(folder: string): void {
  const file = path.join(folder, 'src/paths.ts');
  const text = writePaths(readRemote(folder));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
