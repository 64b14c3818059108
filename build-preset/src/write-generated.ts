import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRemote, writePaths } from '@vitrava/shared-kit/build';
import { schemasIn, writeContracts } from '@vitrava/shared-kit/build/contracts';
import * as kit from '@vitrava/shared-kit/contracts/browser/schema';

/** Writes the generated files of the remote in `folder`. `stamp` distinguishes readings. Throws `RemoteSourceError`. */
export async function writeGenerated(folder: string, stamp = ''): Promise<void> {
  writeChanged(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)));
  await writeRemoteContracts(folder, stamp);
}

/** Writes `src/contracts.ts` from `src/contracts.schema.ts`, where there is one. */
export async function writeRemoteContracts(folder: string, stamp = ''): Promise<void> {
  const schemas = path.join(folder, 'src/contracts.schema.ts');
  if (!existsSync(schemas)) return;
  const own = schemasIn((await import(`${pathToFileURL(schemas).href}${stamp}`)) as Record<string, unknown>);
  writeChanged(path.join(folder, 'src/contracts.ts'), writeContracts(own, schemasIn(kit), '@vitrava/shared-kit/contracts/browser'));
}

/** Writing an unchanged file would start another build. */
function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
