import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated, writeRemoteContracts } from '../../build-preset/src/write-generated.ts';
import { schemasIn, writeContracts } from '../../shared-kit/src/build/contracts/index.ts';
import * as kit from '../../shared-kit/src/contracts/browser/contracts.schema.ts';
import { consumerTypesBelow } from './consumer-types.ts';
import { describeRemote } from './readme.ts';
import { PUBLISHED_SCHEMAS } from './schemas.ts';

/*
 * Writes what is generated from declarations: contracts of the kit and the shell, published JSON Schemas, what a workspace takes from the declarations of another, and of
 * every remote its paths, contracts and the lists of its README. Part of npm run fix.
 */

const root = path.resolve(import.meta.dirname, '../..');
writeFileSync(path.join(root, 'shared-kit/src/contracts/browser/contracts.ts'), writeContracts(schemasIn(kit), {}, './primitives.ts'));
for (const [name, schema] of Object.entries(PUBLISHED_SCHEMAS)) {
  writeFileSync(path.join(root, `delivery/schemas/${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
await writeRemoteContracts(path.join(root, 'shell'));
for (const [file, text] of consumerTypesBelow(root)) writeFileSync(file, text);
for (const file of globSync('mfe-*/remote.manifest.json', { cwd: root })) {
  const folder = path.join(root, path.dirname(file));
  await writeGenerated(folder);
  writeFileSync(path.join(folder, 'README.md'), describeRemote(folder));
}
