import { CONTAINER } from '@vitrava/shared-kit/contracts/manifest';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { ReleaseRecord } from '../store/index.ts';
import type { ResolvedComposition } from './resolver.ts';

/** Site path of a browser file of a release. */
export function addressOf(release: Pick<ReleaseRecord, 'remote' | 'version'>, path: string): string {
  return `/releases/${release.remote}/${release.version}/${path}`;
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
    release.files.filter((file) => /\.m?js$/.test(file.path)).map((file) => [addressOf(release, file.path), file.integrity] as const),
  );
  return JSON.stringify({ integrity: Object.fromEntries(scripts) }).replaceAll('<', '\\u003c');
}

/** Integrity of the style sheets of a release, by address, as JSON. */
export function styleIntegrityOf(release: ReleaseRecord): string {
  const sheets = release.files.filter(({ path }) => path.endsWith('.css'));
  return JSON.stringify(Object.fromEntries(sheets.map(({ path, integrity }) => [addressOf(release, path), integrity])));
}

function toComposedRemote(release: ReleaseRecord): ComposedRemote {
  const { manifest } = release;
  const { policies: _policies, entry: _entry, globals: _globals, ...foreign } = manifest.foreign ?? {};
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
