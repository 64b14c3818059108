import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type DistFile, type FederationManifest, remoteEntryOf } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord } from '../store/index.ts';

/** The most scripts and style sheets of a remote by URL. The policy of every page names each. */
const SCRIPTS_BY_URL = 60;

/** What a build of another tool chain needs so that browsers find its files, and those of a remote by URL are pinned. */
export function checkForeign({ foreign }: RemoteManifest, files: readonly DistFile[]): Refusal[] {
  const { base, type, entry, globals = [] } = foreign ?? {};
  const address = addressInManifest(files, base) ?? addressInFiles(files);
  const fixed = address === null ? [] : [refuse('public-path-fixed', { address })];
  if (base === undefined) return fixed;
  const scripts = files.filter(({ path }) => /^browser\/.*\.(?:m?js|css)$/.test(path)).length;
  return [
    ...fixed,
    // A module whose chunks are script elements shares a variable of the page with them.
    ...(type === 'module' && globals.length === 0 ? [] : [refuse('chunks-unpinned', { entry: `${entry}`, base })]),
    ...(scripts > SCRIPTS_BY_URL ? [refuse('scripts-by-url', { scripts, most: SCRIPTS_BY_URL })] : []),
  ];
}

function addressInManifest(files: readonly DistFile[], base: string | undefined): string | null {
  const manifest = files.find(({ path }) => path === 'browser/mf-manifest.json');
  if (!manifest) return null;
  const { metaData } = JSON.parse(manifest.content.toString('utf8')) as FederationManifest;
  const { publicPath = 'auto' } = metaData;
  if (/^(?:https?:)?\//.test(publicPath)) return publicPath === base ? null : publicPath;
  const entry = files.find(({ path }) => path === `browser/${remoteEntryOf({ metaData } as FederationManifest)}`)?.content.toString('utf8');
  // The variable of webpack's runtime that holds the address of its chunks.
  const address = /[\w$]\.p\s*=\s*["']((?:https?:)?\/[^"']*)["']/.exec(entry ?? '')?.[1] ?? null;
  return address === base ? null : address;
}

/** A file of the build that a script or a style sheet names from the root of the site. */
function addressInFiles(files: readonly DistFile[]): string | null {
  const texts = files.filter(({ path }) => /\.(?:m?js|css)$/.test(path)).map(({ content }) => content.toString('utf8'));
  const paths = files.filter(({ path }) => path.startsWith('browser/')).map(({ path }) => path.slice('browser'.length));
  // Vite's loader of lazy parts puts the base in front of their paths.
  if (texts.some((text) => text.includes('modulepreload') && /function\((\w+)\)\{return["'`]\/["'`]\+\1\}/.test(text))) return '/';
  const isNamed = (path: string) => ['"', "'", '`', '('].some((quote) => texts.some((text) => text.includes(`${quote}${path}`)));
  return paths.find(isNamed) ?? null;
}

/** Two scripts that set one variable of the page would load each other's chunks. The variables of a remote are known when it is built without the kit. */
export function checkGlobals({ foreign }: RemoteManifest, others: readonly ReleaseRecord[]): Refusal[] {
  return others.flatMap(({ remote: other, version: otherVersion, manifest }) => {
    const taken = manifest.foreign?.globals?.find((name) => foreign?.globals?.includes(name));
    return taken === undefined ? [] : [refuse('global-taken', { name: taken, other, otherVersion })];
  });
}
