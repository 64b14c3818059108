import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, writePaths } from '../../shared-kit/src/build/index.ts';

/* Writes the paths of every remote's pages as its route.json files declare them; a part of npm run fix. */

const root = path.resolve(import.meta.dirname, '../..');
for (const file of globSync('mfe-*/remote.manifest.json', { cwd: root })) {
  const folder = path.join(root, path.dirname(file));
  writeFileSync(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)));
}
