import { importsOf } from './bus/module-uses.ts';
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

/**
 * Makes sure that a remote in `folder` uses no export of a shared library that the page would not give it. Throws a
 * `RemoteSourceError` for the first that it does. Tests run outside of the page and may use all.
 */
export function checkSharedImports(folder: string): void {
  for (const file of sourcesIn(folder)) {
    for (const { from, names } of importsOf(file)) {
      const missing = [...names.keys()].find((name) => SHARED_EXPORTS[from]?.includes(name) === false);
      if (missing === undefined) continue;
      throw new RemoteSourceError(
        file,
        `It takes ${missing === '*' ? 'the whole' : missing} of ${from}, which the shell does not share.`,
        `Shared are ${SHARED_EXPORTS[from]?.join(', ')}; more is added in shared-kit/src/build/shared-exports.ts and in the shell's release.`,
      );
    }
  }
}
