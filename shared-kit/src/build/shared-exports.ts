import { readFileSync } from 'node:fs';
import { RemoteSourceError } from './source-error.ts';
import { sourcesIn } from './sources.ts';

/**
 * What remotes are given of the shared libraries that the shell brings in part: values only, types are all there. Effector without domains and
 * what is deprecated, and of its React part what one `useUnit` for a view needs. The shell's modules of the same list are compared with it by a test.
 */
export const SHARED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  effector: [
    'allSettled',
    'attach',
    'clearNode',
    'combine',
    'createEffect',
    'createEvent',
    'createNode',
    'createStore',
    'createWatch',
    'fork',
    'is',
    'launch',
    'merge',
    'restore',
    'sample',
    'scopeBind',
    'serialize',
    'split',
    'step',
    'withRegion',
  ],
  'effector-react': ['Provider', 'createGate', 'useGate', 'useProvidedScope', 'useUnit'],
};

/** A value that a module takes from a shared library by name; `*` is the whole of it. */
export interface SharedImport {
  readonly from: string;
  readonly name: string;
}

/** What the text of a TypeScript or JavaScript module imports or re-exports from the libraries that are shared in part. */
export function sharedImportsIn(source: string): SharedImport[] {
  return Object.keys(SHARED_EXPORTS).flatMap((from) => {
    const clauses = source.matchAll(new RegExp(`(?:import|export)\\s*(type\\b)?\\s*(\\{[^}]*\\}|\\*)[^;{}]*from\\s*["']${from}["']`, 'g'));
    return [...clauses].flatMap(([, isType, clause = '']) => (isType ? [] : namesOf(clause).map((name) => ({ from, name }))));
  });
}

function namesOf(clause: string): string[] {
  return [...clause.matchAll(/(?:^\{|,)\s*(type\s)?\s*(\w+)|\*/g)].flatMap(([all, type, name]) => (type ? [] : [name ?? all]));
}

/**
 * Makes sure that a remote in `folder` uses no export of a shared library that the page would not give it. Throws a
 * `RemoteSourceError` for the first that it does. Tests run outside of the page and may use all.
 */
export function checkSharedImports(folder: string): void {
  for (const file of sourcesIn(folder)) {
    const missing = sharedImportsIn(readFileSync(file, 'utf8')).find(({ from, name }) => !SHARED_EXPORTS[from]?.includes(name));
    if (!missing) continue;
    throw new RemoteSourceError(
      file,
      `It takes ${missing.name === '*' ? 'the whole' : missing.name} of ${missing.from}, which the shell does not share.`,
      `Shared are ${SHARED_EXPORTS[missing.from]?.join(', ')}; more is added in shared-kit/src/build/shared-exports.ts and in the shell's release.`,
    );
  }
}
