import { type Static, Type } from 'typebox';
import type { ExposedFiles } from '../store/index.ts';

const Assets = Type.Object({
  js: Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) }),
  css: Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) }),
});

const Shared = Type.Object({
  assets: Assets,
  name: Type.Optional(Type.String()),
  version: Type.Optional(Type.String()),
  singleton: Type.Optional(Type.Boolean()),
  requiredVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** The part of Module Federation's `mf-manifest.json` that releases rely on. */
export const FederationManifestSchema = Type.Object({
  metaData: Type.Object({
    remoteEntry: Type.Object({ name: Type.String({ minLength: 1 }), path: Type.String(), type: Type.Optional(Type.String()) }),
    globalName: Type.Optional(Type.String()),
    publicPath: Type.Optional(Type.String()),
  }),
  exposes: Type.Array(Type.Object({ path: Type.String({ pattern: '^\\./' }), assets: Assets })),
  shared: Type.Optional(Type.Array(Shared)),
});
export type FederationManifest = Static<typeof FederationManifestSchema>;

/**
 * `entry-files.json` of the shell's build: the files of its entry, relative to `browser/`. `starter` is the script that loads the others when
 * the first screen is painted, `remotes` hydrate the page of a remote, `nextPages` navigate to another;
 * builds made before there were these have none.
 */
export const EntryFilesSchema = Type.Object({
  js: Type.Array(Type.String(), { minItems: 1 }),
  css: Type.Array(Type.String()),
  starter: Type.Optional(Type.String({ minLength: 1 })),
  remotes: Type.Optional(Type.Array(Type.String())),
  nextPages: Type.Optional(Type.Array(Type.String())),
});
export type EntryFiles = Static<typeof EntryFilesSchema>;

/** Path of the federation entry, relative to `browser/`. */
export function remoteEntryOf({ metaData: { remoteEntry } }: FederationManifest): string {
  const folder = remoteEntry.path.replace(/^\.?\/+|\/+$/g, '');
  return folder ? `${folder}/${remoteEntry.name}` : remoteEntry.name;
}

/** Files of each exposed module; what the module imports later comes after what it starts with. */
export function exposesOf(manifest: FederationManifest): Record<string, ExposedFiles> {
  return Object.fromEntries(manifest.exposes.map(({ path, assets: { js, css } }) => [path, toExposedFiles(js, css)]));
}

/** The shell's entry, and its parts for the pages of remotes, as if they were exposed modules. */
export function entryExposeOf({ js, css, starter, remotes = [], nextPages = [] }: EntryFiles): Record<string, ExposedFiles> {
  return {
    './entry': { js, css, lazy: [], ...(starter !== undefined && { starter }) },
    ...(remotes.length === 0 ? {} : { './remotes': { js: remotes, css: [], lazy: [] } }),
    ...(nextPages.length === 0 ? {} : { './next-pages': { js: nextPages, css: [], lazy: [] } }),
  };
}

/** Every file that the manifest names, with the place in it; relative to `browser/`. */
export function filesNamedBy(manifest: FederationManifest): { path: string; namedBy: string }[] {
  const inAssets = ({ js, css }: Static<typeof Assets>) => [...js.sync, ...js.async, ...css.sync, ...css.async];
  return [
    { path: remoteEntryOf(manifest), namedBy: 'metaData.remoteEntry' },
    ...manifest.exposes.flatMap(({ path, assets }) => inAssets(assets).map((file) => ({ path: file, namedBy: path }))),
    ...(manifest.shared ?? []).flatMap(({ assets }) => inAssets(assets).map((file) => ({ path: file, namedBy: 'shared' }))),
  ];
}

type Kind = Static<typeof Assets>['js'];

function toExposedFiles(js: Kind, css: Kind): ExposedFiles {
  const started = new Set([...js.sync, ...css.sync]);
  const later = [...js.async, ...css.async].filter((file) => !started.has(file));
  return {
    js: [...new Set([...js.sync, ...js.async])],
    css: [...new Set([...css.sync, ...css.async])],
    lazy: [...new Set(later)],
  };
}
