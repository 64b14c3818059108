import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A folder with models in its `src`, and the name that makes the ids of its stores its own. */
export interface ModelSource {
  readonly name: string;
  readonly folder: string;
}

/**
 * What Babel makes of a module with models: plain JavaScript, in which every store has an id that is the same on the server and in the
 * browser. `packs`: for a package, whose imports name built files.
 */
export function modelOptions(sources: readonly ModelSource[], { packs = false }: { readonly packs?: boolean } = {}) {
  return {
    configFile: false as const,
    babelrc: false,
    presets: [
      [
        require.resolve('@babel/preset-typescript'),
        { onlyRemoveTypeImports: true, allowDeclareFields: true, rewriteImportExtensions: packs },
      ],
    ],
    // Stores alone are identified by id, between server and browser; ids of everything else would cost 1.7 KB of the first page.
    plugins: [
      [
        require.resolve('@vitrava/build-preset/effector-ids'),
        {
          sources: sources.map(({ name, folder }) => ({ name, folder })),
          noDefaults: true,
          storeCreators: ['createStore'],
          restoreCreators: ['restore'],
          addLoc: false,
          addNames: false,
        },
      ],
    ],
  };
}
