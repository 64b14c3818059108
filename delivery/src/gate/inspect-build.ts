import { join } from 'node:path';
import { type RemoteManifest, RemoteManifestSchema } from '@vitrava/shared-kit/contracts/manifest';
import {
  type DistFile,
  EntryFilesSchema,
  entryExposeOf,
  exposesOf,
  FederationManifestSchema,
  filesNamedBy,
  remoteEntryOf,
} from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ExposedFiles, type ReleaseStore, SERVED_ENDINGS, servedTypeOf } from '../store/index.ts';
import type { ApiResponses } from './api/index.ts';
import { checkBudgets, checkExposes, checkScripts } from './check-contents.ts';
import { checkForeign } from './check-foreign.ts';
import { checkOwnRoutes } from './check-routes.ts';
import { generationOf } from './check-shared.ts';
import { checkTexts } from './check-texts.ts';
import { findContainerFile } from './find-container.ts';
import { SHELL } from './live-releases.ts';
import { type ProbeOptions, probeServerFile } from './probe-server-file.ts';
import { readBuildJson } from './read-json.ts';
import { rendersOf } from './renders.ts';

/** A complete build: the source of its release record. */
export interface InspectedBuild {
  readonly manifest: RemoteManifest;
  readonly remoteEntry: string | null;
  readonly exposes: Readonly<Record<string, ExposedFiles>>;
}

/** The build to look at: its folder, and the same files already read. */
export interface BuildToInspect {
  readonly remote: string;
  readonly folder: string;
  readonly files: readonly DistFile[];
  /** A file from whose place `react` and the other shared modules are found, e.g. the remote's package.json. */
  readonly modulesFrom: string;
  /** Responses of the shop's API to its pages; absent where they are unknown. */
  readonly responses?: ApiResponses | null | undefined;
  /** Where the containers of generations are; null where no shop is known. */
  readonly store?: ReleaseStore | null;
}

/** What the browser side of a build offers, with everything it names. */
interface BrowserSide {
  readonly remoteEntry: string | null;
  readonly exposes: Readonly<Record<string, ExposedFiles>>;
  readonly named: readonly { readonly path: string; readonly namedBy: string }[];
  /** The versions of React that it accepts; null where it shares none. */
  readonly reactRange: string | null;
}

/** Whether a build is complete and matches its manifest; lists all errors, not only the first. */
export async function inspectBuild(build: BuildToInspect): Promise<{ accepted: InspectedBuild } | { refusals: readonly Refusal[] }> {
  const { remote, folder, files, modulesFrom, responses = null, store = null } = build;
  if (files.length === 0) return { refusals: [refuse('build-missing', { folder })] };
  const described = describeBuild(remote, files);
  const manifest = 'accepted' in described ? described.accepted.manifest : null;
  const containerFile = store && manifest && (await findContainerFile(store, manifest));
  const file = join(folder, 'server.cjs');
  const code = files.find(({ path }) => path === 'server.cjs')?.content.toString('utf8');
  const probe = { remote, file, code, renders: rendersOf(remote, manifest), modulesFrom, containerFile, responses };
  const isDrawnByBrowser = manifest?.foreign !== undefined && !manifest.foreign.renders;
  const server = [...(manifest?.foreign ? checkForeign(manifest, files) : []), ...(isDrawnByBrowser ? [] : await checkServerFile(probe))];
  const missing = 'named' in described ? checkFiles(described.named, files) : [];
  const texts = 'accepted' in described ? checkTexts(files, described.accepted.exposes) : described.refusals;
  // Only this command needs the parser of style sheets.
  const { checkStyles } = await import('./styles/index.ts');
  const contents = [...checkScripts(files), ...checkStyles(remote, files), ...checkBudgets(files, manifest?.budgets)];
  const refusals = [...missing, ...checkTypes(files), ...texts, ...contents, ...server];
  return 'accepted' in described && refusals.length === 0 ? { accepted: described.accepted } : { refusals };
}

async function checkServerFile(probe: ProbeOptions): Promise<Refusal[]> {
  if (probe.code === undefined) return [refuse('file-missing', { file: 'server.cjs', namedBy: 'the layout of a build' })];
  return probeServerFile(probe);
}

/** The description of a build in its JSON files, of which `files` must hold at least those; `named` are the files that it needs. */
export function describeBuild(
  remote: string,
  files: readonly DistFile[],
): { accepted: InspectedBuild; named: BrowserSide['named'] } | { refusals: readonly Refusal[]; named?: BrowserSide['named'] } {
  const manifest = readBuildJson(files, 'remote.manifest.json', RemoteManifestSchema);
  const browser = readBrowserSide(remote, files);
  if ('refusal' in manifest || 'refusal' in browser) {
    return { refusals: [manifest, browser].flatMap((part) => ('refusal' in part ? [part.refusal] : [])) };
  }
  const { remoteEntry, exposes, named } = browser.value;
  const refusals = [
    ...checkName(remote, manifest.value),
    ...checkExposes(manifest.value, Object.keys(exposes)),
    ...checkOwnRoutes(manifest.value),
    ...(remote === SHELL || manifest.value.foreign ? [] : checkGeneration(manifest.value, browser.value.reactRange)),
  ];
  return refusals.length > 0 ? { refusals, named } : { accepted: { manifest: manifest.value, remoteEntry, exposes }, named };
}

function readBrowserSide(remote: string, files: readonly DistFile[]): { value: BrowserSide } | { refusal: Refusal } {
  if (remote === SHELL) {
    const entry = readBuildJson(files, 'browser/entry-files.json', EntryFilesSchema);
    if ('refusal' in entry) return entry;
    const { js, css, starter, remotes = [], nextPages = [] } = entry.value;
    const named = [...js, ...css, ...remotes, ...nextPages, ...(starter === undefined ? [] : [starter])].map((path) => ({
      path,
      namedBy: 'entry-files.json',
    }));
    return { value: { remoteEntry: null, exposes: entryExposeOf(entry.value), named, reactRange: null } };
  }
  const federation = readBuildJson(files, 'browser/mf-manifest.json', FederationManifestSchema);
  if ('refusal' in federation) return federation;
  const named = filesNamedBy(federation.value).map(({ path, namedBy }) => ({ path, namedBy: `mf-manifest.json (${namedBy})` }));
  const reactRange = federation.value.shared?.find(({ name }) => name === 'react')?.requiredVersion ?? null;
  return { value: { remoteEntry: remoteEntryOf(federation.value), exposes: exposesOf(federation.value), named, reactRange } };
}

/** The page gives the remote what its manifest names, whatever the build needs. */
function checkGeneration(manifest: RemoteManifest, needed: string | null): Refusal[] {
  const generation = generationOf(manifest);
  const major = /\d+/.exec(needed ?? '')?.[0];
  if (needed === null || major === undefined || generation === `react${major}`) return [];
  return [refuse('generation-mismatch', { generation, needed })];
}

function checkName(expected: string, { name: actual }: RemoteManifest): Refusal[] {
  return actual === expected ? [] : [refuse('name-mismatch', { expected, actual })];
}

function checkFiles(named: BrowserSide['named'], files: readonly DistFile[]): Refusal[] {
  const present = new Set(files.map(({ path }) => path));
  const missing = new Map(named.filter(({ path }) => !present.has(`browser/${path}`)).map((item) => [item.path, item]));
  return [...missing.values()].map(({ path, namedBy }) => refuse('file-missing', { file: `browser/${path}`, namedBy }));
}

function checkTypes(files: readonly DistFile[]): readonly Refusal[] {
  const unserved = files.filter(({ path }) => path.startsWith('browser/') && servedTypeOf(path) === null);
  return unserved.map(({ path }) => refuse('file-type-unserved', { file: path, served: SERVED_ENDINGS }));
}
