import { globSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { BusUnit } from '../../contracts/bus-contract.ts';
import { KIT } from '../modules.ts';
import { createTypeProgram } from '../program.ts';
import { shapeOfType } from './shape-of-type.ts';

const KINDS: Readonly<Record<string, BusUnit['kind']>> = {
  Event: 'event',
  EventCallable: 'event',
  Store: 'store',
  StoreWritable: 'store',
  Effect: 'effect',
};

let known: Record<string, BusUnit> | null = null;

/** Every unit of the bus in this kit, by module and name (`cart/itemAdded`), with what it carries. Takes a second or two, once per process. */
export function kitUnits(): Record<string, BusUnit> {
  known ??= readUnits();
  return known;
}

function readUnits(): Record<string, BusUnit> {
  // In a package these are its declarations.
  const files = globSync('bus/*.ts', { cwd: KIT, exclude: (name) => name.endsWith('.test.ts') }).map((file) => path.join(KIT, file));
  const program = createTypeProgram(files);
  const checker = program.getTypeChecker();
  const units = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return exported.flatMap((one) => {
      const unit = unitOf(checker, checker.getTypeOfSymbol(one));
      return unit ? [[`${path.basename(file).replace(/(?:\.d)?\.ts$/, '')}/${one.name}`, unit] as const] : [];
    });
  });
  return Object.fromEntries(units.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function unitOf(checker: ts.TypeChecker, type: ts.Type): BusUnit | null {
  const kind = KINDS[type.symbol?.name ?? ''];
  if (!kind) return null;
  const [carried, result] = checker.getTypeArguments(type as ts.TypeReference);
  if (!carried) return null;
  const payload = shapeOfType(checker, carried);
  return kind === 'effect' && result ? { kind, payload, result: shapeOfType(checker, result) } : { kind, payload };
}
