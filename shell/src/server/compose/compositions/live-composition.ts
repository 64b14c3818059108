import {
  type AddressesByUrl,
  addressesByUrl,
  addressOf,
  importMapOf,
  type ResolvedComposition,
  type Resolver,
  toPageComposition,
} from '@vitrava/delivery/resolver';
import type { ReleaseRecord } from '@vitrava/delivery/store';
import { inEveryLanguage, LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FlagTypes, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { mapOf, type ShopMap } from '../../../shop-map/index.ts';
import type { ServedRelease } from '../../render/index.ts';
import { createRouteTable, type OwnedRoute, type RouteTable } from '../routing/index.ts';
import { containerFiles, containerFor, containersOf, SERVER_GENERATION } from './generations.ts';
import { pageTextOf } from './page-text.ts';

export interface ServedFragment {
  readonly styles: readonly string[];
  /** How long it is fresh; absent where its owner leaves that to the server. */
  readonly freshMs?: number;
  /** The fields of its input that cookies fill. */
  readonly cookies: readonly string[];
}

/** Shells of this version of the mount contract load pages with `remotes` in their meta as documents; older ones get all code in every document. */
const DOCUMENTS_OF_THEIR_OWN = 2;

/** A composition with what pages derive from it. */
export interface LiveComposition {
  readonly id: string;
  /** Of the holder of a link alone. */
  readonly isPreview: boolean;
  /** When its newest release was made, ISO 8601. */
  readonly builtAt: string;
  /** The remotes whose code documents load; null for all. */
  readonly named: readonly string[] | null;
  readonly page: PageComposition;
  /** `page` as in documents of a language. */
  readonly pageTexts: Readonly<Record<LocaleCode, string>>;
  readonly routes: RouteTable;
  /** What the frame leads to. */
  readonly map: ShopMap;
  /** The same for the document of a page: where its route names remotes (`remotes` of its meta), without the code of all others. */
  forDocument(owned: OwnedRoute | null): LiveComposition;
  /** A fragment for the frame or for pages; null where no remote has it, or the document loads no code of its owner. */
  fragment(owner: string, name: string): ServedFragment | null;
  /** The cookies that its fragments read. */
  readonly fragmentCookies: readonly string[];
  /** The Trusted Types policies of remotes whose code the document may load. */
  readonly policies: readonly string[];
  /** Files on the own origins of teams that the document may load: in a folder each script and style sheet, and all others. */
  readonly byUrl: readonly AddressesByUrl[];
  /** Integrity of scripts and of linked styles, by address. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Import maps with integrity: `own` of the shell, the owner and services; `later` of other remotes, before use. */
  importMapsFor(owner: string | null): { readonly own: string; readonly later: readonly string[] };
  /** Addresses of what the shell starts with; empty when there is no shell. */
  readonly shellEntry: {
    readonly js: readonly string[];
    readonly css: readonly string[];
    readonly starter: string | null;
  };
  /** Addresses of the shell's parts that a page of this route needs at once: what makes it come alive, and what decides who may see it. */
  shellParts(route: RouteDefinition): readonly string[];
  release(remote: string): ServedRelease | null;
  /** The flags that its remotes read, with the types of their values. */
  readonly flags: FlagTypes;
  /** The names of those that one of them reads. */
  flagsOf(remote: string): readonly string[];
  /** Whether the server draws nothing of a remote, because it was built without the kit. */
  isClientOnly(remote: string): boolean;
  /** Addresses of the shell's own words in a language: a chunk that it imports as soon as it starts, named `locale-<code>.<hash>.js`. */
  shellWords(locale: LocaleCode): readonly string[];
  /** Addresses of the shell's typeface for the letters of a language: files named `golos-text-<alphabet>.<hash>.woff2` (`shared-kit/src/ui/fonts.css`). */
  shellTypeface(locale: LocaleCode): readonly string[];
  /** Addresses of what a remote's page needs at once; what it imports later is left out. */
  filesFor(remote: string, route: string, locale: LocaleCode): { readonly js: readonly string[]; readonly css: readonly string[] };
}

export function describeComposition(resolved: ResolvedComposition, resolver: Resolver): LiveComposition {
  const releases = Object.values(resolved.releases);
  const { shell } = resolved.releases;
  const entry = shell?.exposes['./entry'];
  // Names come from browsers, too: `constructor` is no remote.
  const releaseOf = (remote: string) => (Object.hasOwn(resolved.releases, remote) ? resolved.releases[remote] : undefined);
  const addresses = (paths: readonly string[] | undefined) => (shell && paths ? paths.map((path) => addressOf(shell, path)) : []);
  const shellFiles = (named: RegExp) => addresses(shell?.files.map((file) => file.path).filter((path) => named.test(path)));
  const serverFileOf = (record: ReleaseRecord) => ({
    serverFile: resolver.serverFileOf(record),
    serverIntegrity: record.server.integrity,
  });
  const documents = new Map<string, LiveComposition>();
  const live: LiveComposition = {
    id: resolved.id,
    isPreview: resolved.isPreview,
    builtAt:
      releases
        .map((release) => release.createdAt)
        .sort()
        .at(-1) ?? new Date(0).toISOString(),
    routes: createRouteTable(toPageComposition(resolved)),
    ...documentPartsOf(resolved, null),
    forDocument(owned) {
      const { remotes } = owned?.route.meta ?? {};
      if (!owned || !remotes || (shell?.manifest.contracts.mount ?? 1) < DOCUMENTS_OF_THEIR_OWN) return live;
      const named = [owned.owner, ...remotes, ...containersOf(releases).map(({ remote }) => remote)].sort();
      const key = named.join(' ');
      const known = documents.get(key);
      if (known) return known;
      const document = { ...live, ...documentPartsOf(resolved, named) };
      documents.set(key, document);
      return document;
    },
    integrity: Object.fromEntries(
      releases.flatMap((release) => release.files.map((file) => [addressOf(release, file.path), file.integrity] as const)),
    ),
    shellEntry: {
      js: addresses(entry?.js),
      css: addresses(entry?.css),
      starter: addresses(entry?.starter === undefined ? [] : [entry.starter])[0] ?? null,
    },
    shellParts({ meta: { middleware = [], needAuth = false, needReset = false } }) {
      const isGuarded = needAuth || needReset || middleware.length > 0;
      return ['./remotes', ...(isGuarded ? ['./next-pages'] : [])].flatMap((name) => addresses(shell?.exposes[name]?.js));
    },
    release(remote) {
      const record = releaseOf(remote);
      if (!record) return null;
      const container = containerFor(releases, record.manifest, SERVER_GENERATION);
      return { remote, version: record.version, ...serverFileOf(record), ...(container && { container: serverFileOf(container) }) };
    },
    flags: Object.assign({}, ...releases.map(({ manifest }) => manifest.flags)),
    flagsOf: (remote) => Object.keys(releaseOf(remote)?.manifest.flags ?? {}),
    isClientOnly: (remote) => isClientOnly(releaseOf(remote)),
    shellWords: (locale) => shellFiles(new RegExp(`^locale-${locale}(?:\\.[0-9a-f]+)?\\.js$`)),
    shellTypeface: (locale) => shellFiles(new RegExp(`^golos-text-(?:${LOCALES[locale].alphabets.join('|')})\\.[0-9a-f]+\\.woff2$`)),
    filesFor(remote, route, locale) {
      const record = releaseOf(remote);
      if (!record) return { js: [], css: [] };
      const { foreign } = record.manifest;
      const names = foreign ? [foreign.exposes] : ['./client', `./pages/${route}`, `./locales/${locale}`];
      const exposed = names.map((name) => record.exposes[name]);
      const modules = [
        record.remoteEntry ?? 'remoteEntry.js',
        ...exposed.flatMap((files) => files?.js.filter((path) => !files.lazy.includes(path)) ?? []),
      ];
      // A script that is no module would be loaded twice.
      const js = foreign?.type === 'global' || foreign?.type === 'system' ? [] : modules;
      const css = exposed.flatMap((files) => files?.css ?? []);
      return {
        js: [...containerFiles(releases, record), ...js.map((path) => addressOf(record, path))],
        css: css.map((path) => addressOf(record, path)),
      };
    },
  };
  return live;
}

/** Remotes built without the kit render on the server only where their build has a server file. */
function isClientOnly(release: ReleaseRecord | undefined): boolean {
  const { foreign } = release?.manifest ?? {};
  return foreign !== undefined && !foreign.renders;
}

type DocumentParts = Pick<
  LiveComposition,
  'named' | 'page' | 'pageTexts' | 'map' | 'fragment' | 'fragmentCookies' | 'policies' | 'byUrl' | 'importMapsFor'
>;

/** What documents hold of a composition. `named`: the remotes whose code may be loaded; null for all. */
function documentPartsOf(resolved: ResolvedComposition, named: readonly string[] | null): DocumentParts {
  const whole = toPageComposition(resolved);
  const page = named === null ? whole : withCodeOfNamed(whole, named);
  const releases = Object.values(resolved.releases).filter(({ remote }) => named === null || remote === 'shell' || named.includes(remote));
  return {
    named,
    page,
    pageTexts: inEveryLanguage((locale) => pageTextOf(page, locale)),
    map: mapOf(page),
    fragment: (owner, name) => servedFragment(releases, owner, name),
    fragmentCookies: [...new Set(releases.flatMap(({ manifest }) => manifest.fragments.flatMap(({ embed }) => embed?.cookies ?? [])))],
    policies: releases.flatMap(({ manifest }) => manifest.foreign?.policies ?? []),
    byUrl: releases.map(addressesByUrl).filter((addresses) => addresses !== null),
    importMapsFor(owner) {
      const isOwn = ({ remote, manifest }: ReleaseRecord) =>
        remote === 'shell' || remote === owner || manifest.services.length > 0 || manifest.brings === 'generation';
      return {
        own: importMapOf(releases.filter(isOwn)),
        later: releases.filter((release) => !isOwn(release)).map((release) => importMapOf([release])),
      };
    },
  };
}

/** Of the remotes that are not named their routes alone are left, for the links that lead there. */
function withCodeOfNamed(page: PageComposition, named: readonly string[]): PageComposition {
  const remotes = Object.entries(page.remotes).map(([name, remote]) => {
    const { version, routes } = remote;
    return [name, named.includes(name) ? remote : { version, routes, entry: null, fragments: [], service: null, files: {} }] as const;
  });
  return { ...page, remotes: Object.fromEntries(remotes) };
}

function servedFragment(releases: readonly ReleaseRecord[], owner: string, name: string): ServedFragment | null {
  const release = releases.find(({ remote }) => remote === owner);
  const facts = release?.manifest.fragments.find((fragment) => fragment.name === name);
  if (!release || !(facts?.slot ?? facts?.embed)) return null;
  const styles = (release.exposes[`./fragments/${name}`]?.css ?? []).map((path) => addressOf(release, path));
  const { cacheSeconds: seconds, cookies = [] } = facts?.embed ?? {};
  return { styles, cookies, ...(seconds !== undefined && { freshMs: seconds * 1000 }) };
}
