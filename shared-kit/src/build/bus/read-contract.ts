import { globSync } from 'node:fs';
import path from 'node:path';
import type { BusContract, BusUnit, DeclaredBusUnit, UsedBusUnit } from '../../contracts/bus-contract.ts';
import { KIT, visitImports } from '../modules.ts';
import { RemoteSourceError } from '../source-error.ts';
import { declaredUnits, moduleOf, type NamedUnit } from './declared-units.ts';
import type { Direction } from './direction.ts';

const UNITS = '@vitrava/shared-kit/bus/units';

/**
 * The bus contract of the build of `folder`, read from its sources and from those modules of the kit that it bundles:
 * the units that it sends and listens to, and those that it declares (`isShell`: the kit's, whose copy is the page's). A
 * use that shows neither sending nor listening counts as both, of a store as listening. Throws a `RemoteSourceError`.
 */
export function readBusContract(folder: string, { isShell = false }: { readonly isShell?: boolean } = {}): BusContract {
  const [kit, own] = [filesIn(KIT, 'bus/*.ts'), filesIn(folder, 'src/bus.ts')];
  // Beside its own, those of other remotes as `vitrava types` prints them.
  const declarations = [...own, ...filesIn(folder, 'src/bus/*.ts')];
  const declared = declaredUnits([...kit, ...declarations]);
  const found = new Map<NamedUnit, Set<Direction>>();
  visitImports(folder, ({ from, names }, target, file) => {
    if (from === UNITS && !isShell && !declarations.includes(file)) {
      const advice = 'Declare units in src/bus.ts, and import those of others from src/bus/<owner>.ts, which vitrava types prints.';
      throw new RemoteSourceError(file, `It imports ${UNITS}, whose units here would be in no contract.`, advice);
    }
    const module = declared.get(moduleOf(target ?? ''));
    for (const [name, directions] of module ? names : []) {
      // Whole modules are what the shell shares with the page.
      const all = isShell ? [] : [...(module?.values() ?? [])];
      const units = name === '*' ? all : [module?.get(name)];
      for (const unit of units) if (unit) found.set(unit, new Set([...(found.get(unit) ?? []), ...directions]));
    }
  });
  const unitsIn = (files: readonly string[]) => files.flatMap((file) => [...(declared.get(moduleOf(file))?.values() ?? [])]);
  const ofShell = new Set(unitsIn(kit).map(({ sid }) => sid));
  const uses = [...found].map(([{ sid, unit }, directions]) => {
    // The page has the shell's own copy of its units: a first value is compared of no other owner's.
    const { initial: _, ...shared } = unit;
    return [sid, usedUnit(ofShell.has(sid) ? shared : unit, directions)] as const;
  });
  const offered = unitsIn(isShell ? kit : own);
  const offers = offered.map(({ sid, unit }) => [sid, unit] as const);
  return { uses: sorted(uses), ...(offers.length > 0 && { offers: sorted(offers) }) };
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder, exclude: (name) => name.endsWith('.test.ts') }).map((file) => path.join(folder, file));
}

function sorted<Unit extends BusUnit>(units: readonly (readonly [string, Unit])[]): Record<string, Unit> {
  return Object.fromEntries([...units].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function usedUnit({ emitters: _, text: __, ...unit }: DeclaredBusUnit, found: ReadonlySet<Direction>): UsedBusUnit {
  const acts = found.has('acts');
  const sends = found.has('sends') || (acts && unit.kind !== 'store');
  const listens = found.has('listens') || (acts && unit.kind === 'store');
  return sends || listens ? { ...unit, sends, listens } : { ...unit, sends: unit.kind !== 'store', listens: true };
}
