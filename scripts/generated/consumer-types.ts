import { globSync } from 'node:fs';
import path from 'node:path';
import { writeBusUnits } from '../../delivery/src/bus-units/index.ts';
import { readBusContract } from '../../shared-kit/src/build/bus/index.ts';

/** The text of every `src/bus/<owner>.ts` below `root`, by its file: as `vitrava types` would print it for the owner's next release. */
export function busUnitsBelow(root: string): ReadonlyMap<string, string> {
  const declared = globSync('mfe-*/src/bus.ts', { cwd: root }).flatMap((file) => {
    const { offers = {} } = readBusContract(path.dirname(path.dirname(path.join(root, file))));
    return Object.entries(offers);
  });
  const texts = globSync('{mfe-*,shell}/src/bus/*.ts', { cwd: root }).flatMap((file) => {
    const owner = path.basename(file, '.ts');
    const offers = Object.fromEntries(declared.filter(([sid]) => sid.startsWith(`${owner}/`)));
    // The owner has a repository of its own: `vitrava types` has printed this file.
    if (Object.keys(offers).length === 0) return [];
    return [[path.join(root, file), writeBusUnits(offers, `the units of "${owner}" in src/bus.ts by npm run fix`)] as const];
  });
  return new Map(texts);
}
