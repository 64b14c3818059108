import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, type ModuleImport } from './bus/module-uses.ts';
import { SHARED_KIT_MODULES } from './shared-modules.ts';
import { sourcesIn } from './sources.ts';

/** The folder of the kit's modules: sources with their types, or what was built of them. */
export const KIT = path.resolve(import.meta.dirname, '..');

const PREFIX = '@vitrava/shared-kit/';

/** A module of a remote, or of the kit: its sources in the repository of the shop, JavaScript where it was installed as a package. */
const IS_MODULE = /\.(?:tsx?|js)$/;

/**
 * Visits all that the sources in `folder` import, and what those modules of the kit import that they take along; `target` is the imported file, null for what
 * is not a module of the remote or of the kit; `file` imports it. What the page shares is not followed, and tests and types count as nothing.
 */
export function visitImports(folder: string, visit: (taken: ModuleImport, target: string | null, file: string) => void): void {
  const seen = new Set<string>();
  const exported = kitExports();
  const shared = new Set(SHARED_KIT_MODULES.map((name) => exported.get(name)));
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const taken of importsOf(file)) {
      const { from } = taken;
      const named = exported.get(from.startsWith(PREFIX) ? from.slice(PREFIX.length) : '') ?? null;
      const target = from.startsWith('.') ? sourceFile(path.resolve(path.dirname(file), from)) : named;
      visit(taken, target, file);
      if (target?.startsWith(KIT) && !shared.has(target)) read(target);
    }
  };
  for (const file of sourcesIn(folder)) read(file);
}

/** Files of the kit by the names under which it exports them. */
export function kitExports(): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(KIT, '../package.json'), 'utf8')) as { exports: Record<string, Exported> };
  const exported = Object.entries(exports).map(([name, to]) => [name.slice(2), path.join(KIT, '..', fileOf(to))] as const);
  return new Map(exported.filter(([, file]) => IS_MODULE.test(file)));
}

/** The entry of one name in `exports` of a package. */
type Exported = string | { readonly default: string };

const fileOf = (exported: Exported): string => (typeof exported === 'string' ? exported : exported.default);

function sourceFile(file: string): string | null {
  const files = [file, `${file}.ts`, `${file}.tsx`, path.join(file, 'index.ts')];
  return files.find((one) => IS_MODULE.test(one) && existsSync(one)) ?? null;
}
