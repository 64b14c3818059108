import path from 'node:path';
import type { BusContract, BusUnit, UsedBusUnit } from '../../contracts/bus-contract.ts';
import { isOfBus, KIT, visitImports } from '../modules.ts';
import type { Direction } from './direction.ts';
import { kitUnits } from './kit-units.ts';

/**
 * The bus contract of the build of `folder`, read from its sources and from those modules of the kit that it bundles:
 * the units that it sends and listens to, and their payloads in this kit. `offersAll` is for the shell, whose copy of
 * the bus is the page's. A use that shows neither sending nor listening counts as both.
 */
export function readBusContract(folder: string, { offersAll = false }: { readonly offersAll?: boolean } = {}): BusContract {
  const units = kitUnits();
  const directions = new Map<string, Set<Direction>>();
  const note = (module: string, names: ReadonlyMap<string, readonly Direction[]>): void => {
    for (const [name, found] of names) {
      const taken = name === '*' ? Object.keys(units).filter((unit) => unit.startsWith(`${module}/`)) : [`${module}/${name}`];
      for (const unit of taken) directions.set(unit, new Set([...(directions.get(unit) ?? []), ...found]));
    }
  };

  visitImports(folder, ({ names }, target) => {
    const bus = target && busModule(target);
    if (bus) note(bus, names);
  });
  const used = [...directions].flatMap(([name, found]) => (units[name] ? [[name, usedUnit(units[name], found)] as const] : []));
  return { uses: Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1))), ...(offersAll ? { offers: units } : {}) };
}

function usedUnit(unit: BusUnit, found: ReadonlySet<Direction>): UsedBusUnit {
  const acts = found.has('acts');
  const sends = found.has('sends') || (acts && unit.kind !== 'store');
  const listens = found.has('listens') || (acts && unit.kind === 'store');
  return sends || listens ? { ...unit, sends, listens } : { ...unit, sends: true, listens: true };
}

/** `cart` for the file of `bus/cart`; null for every other file. */
function busModule(file: string): string | null {
  return isOfBus(file) ? path.relative(path.join(KIT, 'bus'), file).replace(/\.[jt]s$/, '') : null;
}
