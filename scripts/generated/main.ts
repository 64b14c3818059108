import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated, writeOwnContracts } from '../../build-preset/src/write-generated.ts';
import { schemasIn, writeContracts } from '../../shared-kit/src/build/contracts/index.ts';
import * as kit from '../../shared-kit/src/contracts/browser/contracts.schema.ts';
import { describeRemote } from './readme.ts';

/*
 * Writes what is generated from declarations: contracts of the kit and the shell; paths, contracts and lists of the README of every remote.
 * Part of npm run fix.
 */

const root = path.resolve(import.meta.dirname, '../..');
writeFileSync(path.join(root, 'shared-kit/src/contracts/browser/contracts.ts'), writeContracts(schemasIn(kit), {}, './primitives.ts'));
await writeOwnContracts(path.join(root, 'shell'));
for (const file of globSync('mfe-*/remote.manifest.json', { cwd: root })) {
  const folder = path.join(root, path.dirname(file));
  await writeGenerated(folder);
  writeFileSync(path.join(folder, 'README.md'), describeRemote(folder));
}
