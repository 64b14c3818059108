import { CONTAINER } from '@vitrava/shared-kit/contracts/manifest';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { ReleaseFile, ReleaseRecord } from '../store/index.ts';
import type { ResolvedComposition } from './resolver.ts';

/** Site path of a browser file of a release; its whole address where it is on its team's own origin. */
export function addressOf({ remote, version, manifest }: Pick<ReleaseRecord, 'remote' | 'version' | 'manifest'>, path: string): string {
  const { base } = manifest.foreign ?? {};
  return base === undefined ? `/releases/${remote}/${version}/${path}` : new URL(base + path).href;
}

/** The browser's part of a composition: addresses, routes, fragments, services. An absent shell has version `''`. */
export function toPageComposition(composition: ResolvedComposition): PageComposition {
  const { shell, ...remotes } = composition.releases;
  return {
    id: composition.id,
    shell: shell?.version ?? '',
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, release]) => [name, toComposedRemote(release)])),
  };
}

/** Text of an import map with the integrity of these releases' scripts, safe within `<script>` and stable. */
export function importMapOf(releases: readonly ReleaseRecord[]): string {
  const scripts = releases.flatMap((release) =>
    release.files.filter(isScript).map((file) => [addressOf(release, file.path), file.integrity] as const),
  );
  return JSON.stringify({ integrity: Object.fromEntries(scripts) }).replaceAll('<', '\\u003c');
}

/** Files of a release on its team's own origin: the addresses of those with integrity, and the folder of all. */
export interface AddressesByUrl {
  readonly base: string;
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** Null for a release whose files are the shop's. */
export function addressesByUrl(release: ReleaseRecord): AddressesByUrl | null {
  const { base } = release.manifest.foreign ?? {};
  if (base === undefined) return null;
  const addresses = (isWanted: (file: ReleaseFile) => boolean) =>
    release.files.filter(isWanted).map(({ path }) => addressOf(release, path));
  return { base, scripts: addresses(isScript), sheets: addresses(isSheet) };
}

/** Integrity of the style sheets of a release, by address, as JSON. */
export function styleIntegrityOf(release: ReleaseRecord): string {
  const sheets = release.files.filter(isSheet);
  return JSON.stringify(Object.fromEntries(sheets.map(({ path, integrity }) => [addressOf(release, path), integrity])));
}

function isScript({ path }: ReleaseFile): boolean {
  return /\.m?js$/.test(path);
}

function isSheet({ path }: ReleaseFile): boolean {
  return path.endsWith('.css');
}

function toComposedRemote(release: ReleaseRecord): ComposedRemote {
  const { manifest } = release;
  const { policies: _policies, entry: _entry, globals: _globals, renders: _renders, ...foreign } = manifest.foreign ?? {};
  const slots = manifest.fragments.flatMap(({ name, slot }) => (slot ? [[name, slot] as const] : []));
  const addresses = (paths: readonly string[]) => paths.map((path) => addressOf(release, path));
  return {
    version: release.version,
    entry: addressOf(release, release.remoteEntry ?? 'remoteEntry.js'),
    routes: manifest.routes,
    fragments: manifest.fragments.map((fragment) => fragment.name),
    ...((manifest.container ?? 1) < CONTAINER && { needsCore: true as const }),
    ...(manifest.generation !== undefined && { generation: manifest.generation }),
    ...(manifest.brings === 'generation' && { isContainer: true as const }),
    popups: Object.fromEntries(manifest.fragments.flatMap(({ name, popup }) => (popup ? [[name, popup]] : []))),
    ...('exposes' in foreign && { foreign }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
    service: manifest.services[0] ?? null,
    files: Object.fromEntries(Object.entries(release.exposes).map(([name, { css }]) => [name, { css: addresses(css) }])),
  };
}
