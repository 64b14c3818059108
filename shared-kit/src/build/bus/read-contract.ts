import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BusContract, BusUnit, UsedBusUnit } from '../../contracts/bus-contract.ts';
import { SHARED_KIT_MODULES } from '../shared-modules.ts';
import type { Direction } from './direction.ts';
import { KIT, kitUnits } from './kit-units.ts';
import { importsOf } from './module-uses.ts';

const PREFIX = '@vitrava/shared-kit/';
const IS_TEST = /\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/;

/**
 * What the build of `folder` knows of the bus, read from its sources and from those modules of the kit that it takes along: which units it
 * sends and listens to, and what they carry in this kit. `offersAll` is for the shell, whose copy of the bus is the page's. A use that does
 * not say whether it sends or listens counts as both.
 */
export function readBusContract(folder: string, { offersAll = false }: { readonly offersAll?: boolean } = {}): BusContract {
  const units = kitUnits();
  const directions = new Map<string, Set<Direction>>();
  const seen = new Set<string>();
  const doors = kitDoors();

  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from, names } of importsOf(file)) {
      const target = from.startsWith(PREFIX) ? doors.get(from.slice(PREFIX.length)) : sourceFile(path.resolve(path.dirname(file), from));
      if (!target) continue;
      const bus = busModule(target);
      if (bus !== null) note(bus, names);
      else if (target.startsWith(KIT) && ![...SHARED_KIT_MODULES].some((name) => doors.get(name) === target)) read(target);
    }
  };
  const note = (module: string, names: ReadonlyMap<string, readonly Direction[]>): void => {
    for (const [name, found] of names) {
      const taken = name === '*' ? Object.keys(units).filter((unit) => unit.startsWith(`${module}/`)) : [`${module}/${name}`];
      for (const unit of taken) directions.set(unit, new Set([...(directions.get(unit) ?? []), ...found]));
    }
  };

  const own = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !IS_TEST.test(file.split(path.sep).join('/')));
  for (const file of own.sort()) read(path.join(folder, file));
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
  const inside = path.relative(path.join(KIT, 'bus'), file);
  return inside.startsWith('..') || path.isAbsolute(inside) ? null : inside.replace(/\.[jt]s$/, '');
}

/** A module of a remote, or of the kit: its sources in the repository of the shop, JavaScript where it was installed as a package. */
const IS_MODULE = /\.(?:tsx?|js)$/;

/** Files of the kit by the names under which it exports them. */
function kitDoors(): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(KIT, '../package.json'), 'utf8')) as { exports: Record<string, Exported> };
  const doors = Object.entries(exports).map(([name, to]) => [name.slice(2), path.join(KIT, '..', fileOf(to))] as const);
  return new Map(doors.filter(([, file]) => IS_MODULE.test(file)));
}

/** What `exports` of a package says of one name. */
type Exported = string | { readonly default: string };

const fileOf = (exported: Exported): string => (typeof exported === 'string' ? exported : exported.default);

function sourceFile(file: string): string | null {
  return IS_MODULE.test(file) && existsSync(file) ? file : null;
}
