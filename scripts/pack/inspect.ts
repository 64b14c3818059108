import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { readBusContract } from '@vitrava/shared-kit/build/bus';
import * as source from '@vitrava/shared-kit/build/bus';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { withStages } from './pack.ts';

/*
 * Inspects the packages as they would be packed and prints the findings, for the test beside it: publint's messages,
 * imports that lead out of a package or to a source, and the contract with the bus of every remote, read by the packed
 * kit and by the sources; and the JSON Schemas that they publish.
 */

const root = path.resolve(import.meta.dirname, '../..');

await withStages(async (folders) => {
  const findings = await Promise.all(
    folders.map(async (folder) => {
      const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
      return messages.map((message) => `${path.basename(folder)}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
    }),
  );
  const imports = folders.flatMap((folder) =>
    globSync('dist/**/*.{js,d.ts}', { cwd: folder }).flatMap((name) => {
      const targets = [...readFileSync(path.join(folder, name), 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)];
      const wrong = targets.map(([, to = '']) => to).filter((to) => isWrong(path.join(path.dirname(name), to)));
      return wrong.map((to) => `${path.basename(folder)}/${name}: ${to}`);
    }),
  );
  const packed = (await import(pathToFileURL(path.join(folders[0], 'dist/build/bus/index.js')).href)) as {
    readBusContract: typeof readBusContract;
  };
  const contracts = Object.fromEntries(
    globSync('mfe-*', { cwd: root })
      .sort()
      .map((remote) => {
        const folder = path.join(root, remote);
        return [remote, { packed: packed.readBusContract(folder), source: source.readBusContract(folder) }];
      }),
  );
  const schemas = globSync('schemas/*', { cwd: folders[2] }).sort();
  process.stdout.write(JSON.stringify({ findings: findings.flat(), imports, contracts, schemas }));
});

function isWrong(target: string): boolean {
  return target.startsWith('..') || /(?<!\.d)\.tsx?$/.test(target);
}
