import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';

/** What may differ from a whole build. A file given as null is left out. */
export interface FixtureBuild {
  readonly manifest?: Partial<RemoteManifest>;
  readonly exposes?: readonly string[];
  readonly files?: Readonly<Record<string, string | null>>;
  /** Makes the content, and so the version, another one. */
  readonly text?: string;
}

/** A package.json of this repository, from whose place the shared modules are found. */
export const MODULES_FROM = join(import.meta.dirname, '../../package.json');

const PAGE = { status: 200, head: { title: 'Page' }, state: {} };
const FRAME = { header: '<nav></nav>', footer: '<p></p>', skeleton: '', error: '', state: {} };

/** Manifest of a remote with one page. */
export function fixtureManifest(name: string, changes: Partial<RemoteManifest> = {}): RemoteManifest {
  const page = { name: 'page', path: `/${name}`, meta: { title: { ru: 'Страница', en: 'Page' } } };
  return {
    name,
    contracts: { mount: 1, bus: 1, api: 1 },
    routes: name === 'shell' ? [] : [page],
    fragments: [],
    services: [],
    middleware: [],
    ...changes,
  };
}

/** Everything that the routes of a manifest need exposed. */
function exposedBy({ routes }: RemoteManifest): string[] {
  return ['./client', ...routes.map((route) => `./pages/${route.name}`)];
}

/** Writes a small build that the gate accepts, except for the requested differences, and returns its folder. */
export function writeFixtureBuild(
  folder: string,
  name: string,
  { manifest, exposes = exposedBy(fixtureManifest(name, manifest)), files = {}, text = 'one' }: FixtureBuild = {},
): string {
  const whole: Record<string, string | null> = {
    'remote.manifest.json': JSON.stringify(fixtureManifest(name, manifest)),
    'browser/client.js': `export const text = ${JSON.stringify(text)};`,
    'browser/later.js': 'export {};',
    'browser/client.css': '.page{color:red}',
    'browser/font.woff2': 'font',
    ...(name === 'shell'
      ? {
          'browser/entry-files.json': JSON.stringify({ js: ['client.js'], css: ['client.css'], starter: 'starter.js' }),
          'browser/starter.js': 'export {};',
          'server.cjs': `exports.renderFrame = async () => (${JSON.stringify(FRAME)});`,
        }
      : {
          'browser/remoteEntry.js': 'export {};',
          'browser/mf-manifest.json': JSON.stringify(federationManifest(exposes)),
          'server.cjs': `exports.render = async () => (${JSON.stringify({ ...PAGE, html: text })});`,
        }),
    ...files,
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(whole)) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

function federationManifest(exposes: readonly string[]) {
  const assets = { js: { sync: ['client.js'], async: ['later.js'] }, css: { sync: ['client.css'], async: [] } };
  return {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: exposes.map((path) => ({ path, assets })),
    shared: [],
  };
}
