import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated, writeRemoteContracts } from '../../build-preset/src/write-generated.ts';
import { kitUnits } from '../../shared-kit/src/build/bus/index.ts';
import { schemasIn, writeContracts } from '../../shared-kit/src/build/contracts/index.ts';
import * as kit from '../../shared-kit/src/contracts/browser/contracts.schema.ts';
import { CONTRACT_VERSIONS } from '../../shared-kit/src/contracts/manifest.ts';
import { type BusRecord, recordBus } from './bus-record.ts';
import { describeRemote } from './readme.ts';

/*
 * Writes what is generated from declarations: contracts of the kit and the shell, the record of the bus, and of every remote its paths,
 * contracts and the lists of its README. Part of npm run fix.
 */

const root = path.resolve(import.meta.dirname, '../..');
writeFileSync(path.join(root, 'shared-kit/src/contracts/browser/contracts.ts'), writeContracts(schemasIn(kit), {}, './primitives.ts'));
await writeRemoteContracts(path.join(root, 'shell'));
for (const file of globSync('mfe-*/remote.manifest.json', { cwd: root })) {
  const folder = path.join(root, path.dirname(file));
  await writeGenerated(folder);
  writeFileSync(path.join(folder, 'README.md'), describeRemote(folder));
}

const record = path.join(root, 'shared-kit/src/bus/record.json');
const current = { version: CONTRACT_VERSIONS.bus, units: kitUnits() };
const recorded = recordBus(JSON.parse(readFileSync(record, 'utf8')) as BusRecord, current);
writeFileSync(record, `${JSON.stringify(recorded, null, 1)}\n`);
