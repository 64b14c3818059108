import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { schemasIn, writeContracts } from '../../build/contracts/index.ts';
import { type RemoteSource, readRemote, type SourceModule, writePaths } from '../../build/index.ts';
import * as kit from '../../contracts/browser/contracts.schema.ts';
import { inEveryLanguage, type LocaleCode } from '../../contracts/locale.ts';
import type { RemoteManifest } from '../../contracts/manifest.ts';
import type { LocaleTexts } from '../../i18n/index.ts';
import type { AnyEmbeddedFragment } from '../../mount/embedded.tsx';
import type { Fragment } from '../../mount/fragment.tsx';
import type { RemoteMiddlewareModule } from '../../mount/middleware.ts';
import type { Page, PageRoute } from '../../mount/route.ts';
import type { RemoteServiceModule } from '../../mount/service.ts';

/** A remote as its tests see it: what its folder declares, with the modules loaded. */
export interface LoadedSource {
  readonly manifest: RemoteManifest;
  readonly routes: readonly PageRoute[];
  readonly locales: Record<LocaleCode, LocaleTexts>;
  readonly fragments: readonly { readonly name: string; readonly fragment: Fragment }[];
  /** Those that the server renders. */
  readonly embedded: Readonly<Record<string, AnyEmbeddedFragment>>;
  readonly middleware: readonly { readonly name: string; readonly exported: readonly RemoteMiddlewareModule[] }[];
  readonly service: RemoteServiceModule | null;
  /** Generated files as they are, and as their declarations make them. */
  readonly generated: readonly { readonly file: string; readonly written: string; readonly declared: string }[];
}

/** Loads the modules that the build binds together, from the folder of a test's remote: `loadSource(import.meta)`. */
export function loadSource(test: { readonly dirname: string }): LoadedSource {
  const remote = readRemote(folderOf(test.dirname));
  return {
    manifest: remote.manifest,
    routes: remote.pages.map(({ file, route: { name, path: address } }) => {
      const { page } = load<{ page?: Page }>(file);
      if (!page) throw new Error(`${file} must export its page: export const page = definePage({ … })`);
      return { ...page, name, path: address };
    }),
    locales: inEveryLanguage((code) => load<LocaleTexts>(localeFile(remote, code))),
    fragments: remote.fragments
      .filter(({ isEmbedded }) => !isEmbedded)
      .map(({ name, file }) => ({ name, fragment: fragmentOf<Fragment>(file) })),
    embedded: Object.fromEntries(
      remote.fragments.filter(({ isEmbedded }) => isEmbedded).map(({ name, file }) => [name, fragmentOf<AnyEmbeddedFragment>(file)]),
    ),
    middleware: remote.middleware.map(({ name, file }: SourceModule) => ({
      name,
      exported: Object.values(load<Record<string, RemoteMiddlewareModule>>(file)),
    })),
    service: remote.serviceFile === null ? null : load<RemoteServiceModule>(remote.serviceFile),
    generated: generatedIn(remote),
  };
}

/** The complete manifest of the remote of a test file: `manifestOf(import.meta)`. */
export function manifestOf(test: { readonly dirname: string }): RemoteManifest {
  return readRemote(folderOf(test.dirname)).manifest;
}

function fragmentOf<Kind>(file: string): Kind {
  const { fragment } = load<{ fragment?: Kind }>(file);
  if (!fragment)
    throw new Error(`${file} must export its fragment: export const fragment = defineFragment({ View }), or defineEmbeddedFragment`);
  return fragment;
}

const load = <Module>(file: string): Module => jest.requireActual<Module>(file);

function generatedIn(remote: RemoteSource): LoadedSource['generated'] {
  const read = (file: string): string =>
    existsSync(path.join(remote.folder, file)) ? readFileSync(path.join(remote.folder, file), 'utf8') : '';
  const schemas = path.join(remote.folder, 'src/contracts.schema.ts');
  const own = existsSync(schemas) ? schemasIn(load(schemas)) : null;
  const contracts = own ? writeContracts(own, schemasIn(kit), '@vitrava/shared-kit/contracts/browser') : '';
  return [
    { file: 'src/paths.ts', written: read('src/paths.ts'), declared: writePaths(remote) },
    { file: 'src/contracts.ts', written: read('src/contracts.ts'), declared: contracts },
  ];
}

const localeFile = (remote: RemoteSource, code: LocaleCode): string => path.join(remote.folder, `locales/${code}.json`);

/** Tests lie in `src`, at any depth. */
function folderOf(dirname: string): string {
  const parts = dirname.split(path.sep);
  const end = parts.lastIndexOf('src');
  if (end === -1) throw new Error(`${dirname} is not in the src folder of a remote`);
  return parts.slice(0, end).join(path.sep);
}
