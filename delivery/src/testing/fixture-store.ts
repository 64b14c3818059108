import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type {
  EmbedFacts,
  FlagTypes,
  ForeignFacts,
  RemoteManifest,
  RouteDefinition,
  RouteMeta,
  SlotFacts,
} from '@vitrava/shared-kit/contracts/manifest';
import { createDirectoryStore, type ReleaseRecord, type ReleaseStore } from '../store/index.ts';

/** A constructed release: the text of its server file and the paths it owns. */
export interface FixtureRelease {
  readonly remote: string;
  readonly version: string;
  readonly server: string;
  /** Path by route name. */
  readonly routes?: Readonly<Record<string, string>>;
  /** The common part of all its routes besides their titles. */
  readonly meta?: Partial<RouteMeta>;
  /** Calls that none of its routes can be without. */
  readonly needs?: string[];
  /** Middleware it brings. */
  readonly middleware?: readonly string[];
  /** It has a fragment `finder` in the frame. */
  readonly slot?: SlotFacts;
  /** Fragments that pages embed, by name. */
  readonly embeds?: Readonly<Record<string, EmbedFacts>>;
  /** It was built without the kit. */
  readonly foreign?: ForeignFacts;
  /** The generation of React that it needs, or brings. */
  readonly react?: Pick<RemoteManifest, 'generation' | 'brings'>;
  /** The feature flags that it reads, with the types of their values. */
  readonly flags?: FlagTypes;
  /** A shell as it was built before there was a starter. */
  readonly lacksStarter?: boolean;
  /** A shell as it was built before pages had documents of their own. */
  readonly lacksOwnDocuments?: boolean;
}

export interface FixtureStore {
  readonly dir: string;
  readonly store: ReleaseStore;
  /** Adds a release and points `stable` at it. */
  release(release: FixtureRelease): Promise<ReleaseRecord>;
  remove(): Promise<void>;
}

const BROWSER_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shell: {
    'entry.js': 'export const shell = "entry";',
    'entry.css': 'header{color:inherit}',
    'locale-ru.js': 'export const ru = 1;',
    'locale-en.js': 'export const en = 1;',
    'golos-text-cyrillic.0a.woff2': 'a font',
    'golos-text-cyrillic-wght-normal.0b.woff2': 'another font',
    'starter.js': 'export const starter = "starter";',
  },
  remote: {
    'remoteEntry.js': 'export const get = 1;',
    'client.js': 'export const client = 1;',
    'client.css': 'p{margin:0}',
    'finder.css': 'form{margin:0}',
    'ru.js': 'export{}',
    'en.js': 'export {}',
  },
};

/** A release store in a temporary folder, filled with constructed releases. */
export async function createFixtureStore(): Promise<FixtureStore> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrava-store-'));
  const store = createDirectoryStore(dir);
  return {
    dir,
    store,
    async release(fixture) {
      const folder = await store.prepareFolder();
      const record = recordOf(fixture);
      const { remote, version } = fixture;
      for (const [path, text] of Object.entries(filesOf(remote))) await writeBrowserFile(join(folder, 'browser', path), text);
      await writeFile(join(folder, 'server.cjs'), fixture.server);
      await writeFile(join(folder, 'remote.manifest.json'), JSON.stringify(record.manifest));
      await writeFile(join(folder, 'release.json'), JSON.stringify(record));
      await store.accept(remote, version, folder);
      const before = await store.pointers(remote);
      const history = before.type === 'found' ? before.value.history : [];
      const move = { at: new Date().toISOString(), channel: 'stable', version, by: 'release' } as const;
      await store.writePointers(remote, { stable: version, canary: null, history: [...history, move] });
      return record;
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

function filesOf(remote: string): Readonly<Record<string, string>> {
  return BROWSER_FILES[remote === 'shell' ? 'shell' : 'remote'] ?? {};
}

async function writeBrowserFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([
    writeFile(path, text),
    ...(path.endsWith('.woff2') ? [] : [writeFile(`${path}.br`, brotliCompressSync(text)), writeFile(`${path}.gz`, gzipSync(text))]),
  ]);
}

function recordOf({
  remote,
  version,
  server,
  routes = {},
  meta = {},
  needs = [],
  middleware = [],
  slot,
  embeds = {},
  foreign,
  react = {},
  flags,
  lacksStarter,
  lacksOwnDocuments,
}: FixtureRelease): ReleaseRecord {
  const contracts = { mount: lacksOwnDocuments === true ? 1 : 2, bus: 1, api: 1 };
  const manifest: RemoteManifest = {
    name: remote,
    contracts,
    routes: Object.entries(routes).map(([name, path]) => ({ ...routeOf(name, path, meta), needs })),
    fragments: [...(slot ? [{ name: 'finder', slot }] : []), ...Object.entries(embeds).map(([name, embed]) => ({ name, embed }))],
    services: [],
    middleware: [...middleware],
    ...react,
    ...(remote === 'shell' && { frame: FRAME }),
    ...(foreign && { foreign }),
    ...(flags && { flags }),
  };
  const isShell = remote === 'shell';
  return {
    remote,
    version,
    createdAt: new Date().toISOString(),
    contracts,
    manifest,
    remoteEntry: isShell ? null : 'remoteEntry.js',
    exposes: isShell
      ? {
          './entry': {
            js: ['entry.js'],
            css: ['entry.css'],
            lazy: [],
            ...(lacksStarter ? {} : { starter: 'starter.js' }),
          },
        }
      : {
          [foreign?.exposes ?? './client']: { js: ['client.js'], css: ['client.css'], lazy: [] },
          ...(react.brings === 'generation' && { './generation': { js: ['client.js'], css: [], lazy: [] } }),
          ...(slot && { './fragments/finder': { js: ['client.js'], css: ['finder.css'], lazy: [] } }),
          ...Object.fromEntries(
            Object.keys(embeds).map((name) => [`./fragments/${name}`, { js: ['client.js'], css: ['finder.css'], lazy: [] }]),
          ),
          './locales/ru': { js: ['ru.js'], css: [], lazy: [] },
          './locales/en': { js: ['en.js'], css: [], lazy: [] },
          ...Object.fromEntries(middleware.map((name) => [`./middleware/${name}`, { js: ['client.js'], css: [], lazy: [] }])),
        },
    files: Object.entries(filesOf(remote)).map(([path, text]) => ({
      path,
      bytes: Buffer.byteLength(text),
      brotliBytes: Buffer.byteLength(text),
      integrity: integrityOf(text),
    })),
    server: { bytes: Buffer.byteLength(server), integrity: integrityOf(server) },
  };
}

/** The names of a shell's frame, and the roles of all constructed routes. */
const FRAME = {
  pages: ['product', 'news', 'article', 'faq', 'favourites', 'cart', 'order', 'account', 'contacts', 'privacy'],
  popups: ['sign-in', 'contact', 'telegram'],
  areas: ['header', 'company', 'customers', 'documents', 'checkout-documents', 'not-found'],
  slots: ['header', 'not-found'],
  skeletons: ['cards', 'product', 'prose', 'short', 'long', 'picture', 'message'],
};

/** A route whose name is its role. */
function routeOf(name: string, path: string, meta: Partial<RouteMeta>): RouteDefinition {
  return { name, path, meta: { title: { ru: `Заголовок ${name}`, en: `Title ${name}` }, role: name, ...meta } };
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
