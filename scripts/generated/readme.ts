import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBusContract } from '../../shared-kit/src/build/bus/index.ts';
import { readCalls } from '../../shared-kit/src/build/calls/index.ts';

/** The rows of a README that the sources of a remote determine. */
interface Uses {
  readonly Emits: readonly string[];
  readonly Listens: readonly string[];
  readonly Calls: readonly string[];
}

/** The README of the remote in `folder` with the rows that its sources determine. Throws for a README without one of them. */
export function describeRemote(folder: string): string {
  return fillRows(readFileSync(path.join(folder, 'README.md'), 'utf8'), readUses(folder));
}

/** Units of the bus that the remote and its modules of the kit send and listen to, and calls of the API with their methods. */
function readUses(folder: string): Uses {
  const units = Object.entries(readBusContract(folder).uses);
  const named = (isUsed: (unit: { readonly sends: boolean; readonly listens: boolean }) => boolean) =>
    units.filter(([, unit]) => isUsed(unit)).map(([name]) => `\`${name}\``);
  const calls = Map.groupBy(readCalls(folder).calls, ({ path: address }) => address.slice(1).replaceAll('/:', '/{…}'));
  return {
    Emits: named(({ sends }) => sends),
    Listens: named(({ listens }) => listens),
    Calls: [...calls].map(([address, made]) => `\`${[...new Set(made.map(({ method }) => method))].join('`, `')} ${address}\``),
  };
}

/** Replaces the rows `| **Emits** | … |` and so on; an empty list is a dash. */
export function fillRows(text: string, uses: Uses): string {
  return Object.entries(uses).reduce((filled, [name, values]) => {
    const row = new RegExp(`^\\| \\*\\*${name}\\*\\* \\| .* \\|$`, 'm');
    if (!row.test(filled)) throw new Error(`The README has no row "| **${name}** | … |".`);
    return filled.replace(row, () => `| **${name}** | ${values.join(', ') || '–'} |`);
  }, text);
}
