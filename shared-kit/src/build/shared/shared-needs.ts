import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { GENERATION_MODULES } from '../../contracts/page.ts';
import type { SharedModules } from '../../contracts/shared.ts';
import { kitExports, visitImports } from '../modules.ts';
import { createTypeProgram } from '../program.ts';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from '../shared-modules.ts';
import { installedVersion } from '../sources.ts';

/** Packages of which a page has one copy. */
const PACKAGES = [...new Set(SHARED_PACKAGES.map((name) => name.split('/')[0] ?? name))];

/** Packages whose names are compared, too: earlier shells provide them in part. */
const NAMED_PACKAGES = ['effector', 'effector-react'];

/** The modules of the kit of which a page has one copy, by their files; the units of the shell are in its contract of the bus. */
function sharedExports(): ReadonlyMap<string, string> {
  const exported = kitExports();
  const named = SHARED_KIT_MODULES.map((name) => [exported.get(name) ?? '', name] as const);
  return new Map(named.filter(([file, name]) => file !== '' && name !== 'bus/session' && name !== 'bus/shell'));
}

/** What the remote in `folder` needs of shared modules: versions and imports. Throws for missing packages. */
export function readSharedNeeds(folder: string): SharedModules {
  const exported = sharedExports();
  const taken = new Map<string, Set<string>>();
  visitImports(folder, ({ from, names }, target) => {
    const module = NAMED_PACKAGES.includes(from) ? from : exported.get(target ?? '');
    if (module !== undefined) taken.set(module, new Set([...(taken.get(module) ?? []), ...names.keys()]));
  });
  // A patch brings nothing that could be missed.
  const ranges = PACKAGES.map((name) => [name, `^${installedVersion(name, folder).replace(/^(\d+\.\d+)\..*$/, '$1.0')}`] as const);
  return { packages: Object.fromEntries(ranges), names: sortedNames(taken) };
}

/** What the container in `folder` brings for its generation, and what it needs of the page: versions of the others. */
export function readGeneration(folder: string): SharedModules {
  const [offered, needed] = [readOfferedModules(folder), readSharedNeeds(folder)];
  const isOwn = ([name]: readonly [string, unknown]) => GENERATION_MODULES.includes(name);
  return {
    packages: { ...needed.packages, ...Object.fromEntries(Object.entries(offered.packages).filter(isOwn)) },
    names: Object.fromEntries(Object.entries(offered.names).filter(isOwn)),
  };
}

/** What the shell in `folder` brings to the page of the shared modules. Takes a second or two. Throws when a package is not installed. */
export function readOfferedModules(folder: string): SharedModules {
  const exported = sharedExports();
  const program = createTypeProgram([...exported.keys()]);
  const checker = program.getTypeChecker();
  const isValue = (symbol: ts.Symbol): boolean => {
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (original.flags & ts.SymbolFlags.Value) !== 0;
  };
  const ofKit = [...exported].map(([file, name]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module).filter(isValue) : [];
    return [name, new Set(exported.map((symbol) => symbol.name))] as const;
  });
  const require = createRequire(path.join(folder, 'package.json'));
  const ofPackages = NAMED_PACKAGES.map((name) => [name, new Set(Object.keys(require(name) as object))] as const);
  return {
    packages: Object.fromEntries(PACKAGES.map((name) => [name, installedVersion(name, folder)])),
    // All are shared whole, which is what `import * as` needs.
    names: sortedNames(new Map([...ofPackages, ...ofKit].map(([name, exported]) => [name, new Set(['*', ...exported])] as const))),
  };
}

function sortedNames(names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  return Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, taken]) => [module, [...taken].sort()]));
}
