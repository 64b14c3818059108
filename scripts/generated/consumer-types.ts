import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { writeConsumerTypes } from '../../delivery/src/consumer-types/index.ts';
import { readBusContract } from '../../shared-kit/src/build/bus/index.ts';
import { readEmbeds } from '../../shared-kit/src/build/embeds/index.ts';

/** The text of every `src/bus/<owner>.ts` below `root`, by its file: as `vitrava types` would print it for the owner's next release. */
export function consumerTypesBelow(root: string): ReadonlyMap<string, string> {
  const owners = globSync('mfe-*/remote.manifest.json', { cwd: root }).map((file) => {
    const owner = path.dirname(file);
    const folder = path.join(root, owner);
    const { offers: units = {} } = existsSync(path.join(folder, 'src/bus.ts')) ? readBusContract(folder) : {};
    const { offers: fragments, emits: events } = readEmbeds(folder);
    return { owner, units, fragments, ...(events && { events }) };
  });
  const texts = globSync('{mfe-*,shell}/src/bus/*.ts', { cwd: root }).flatMap((file) => {
    const word = path.basename(file, '.ts');
    const declared = owners.find(({ units }) => Object.keys(units).some((sid) => sid.startsWith(`${word}/`)));
    // Otherwise the owner has a repository of its own: `vitrava types` has printed this file.
    if (!declared) return [];
    // The shell names no remote: it embeds what the slots of manifests name.
    const taken = file.startsWith('shell/') ? { ...declared, fragments: {} } : declared;
    return [[path.join(root, file), writeConsumerTypes(taken, `the declarations of "${word}" by npm run fix`)] as const];
  });
  return new Map(texts);
}
