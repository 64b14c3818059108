import { parseJson } from '@vitrava/server-kit/json';
import type { ForeignFacts, RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { Value } from 'typebox/value';
import { type DistFile, type FederationManifest, FederationManifestSchema, remoteEntryOf } from '../build/index.ts';
import type { ForeignManifest } from './foreign-file.ts';
import { scopeStyles } from './scope-styles.ts';

/** The first contracts with which a shell mounts such remotes. They use neither the bus nor the client of the API. */
const contractsOf = (isOfFirst: boolean) => ({ mount: isOfFirst ? 4 : 5, bus: 1, api: 1 });
/** Facts of a build, which its team cannot write. */
const UNKNOWN = { global: undefined, renders: undefined, base: undefined };
/** Its pages are drawn in the browser. */
const NO_SERVER = "exports.render = () => { throw new Error('this remote has no server file of its own'); };\n";
/** Makes a server file of the kit of one that exports `render(url)`, which gives markup. The page has the title of its route. */
const ADAPT_SERVER = `
{
  const { render } = module.exports;
  if (typeof render !== 'function') throw new Error('it does not export a function render(url)');
  module.exports = {
    render: async ({ url, locale }) => ({ status: 200, head: { title: '' }, state: {}, html: await render(url, { locale }) }),
  };
}
`;
const SERVER = 'server.cjs';
const FEDERATION = 'mf-manifest.json';
/** Of which a page has one copy each, whatever a build is made of. */
const SINGLE = ['react', 'react-dom'];

/** The files of a build of another tool chain, arranged like those of the kit, with a complete manifest. `base`: where its files stay. */
export function adaptBuild({ $schema: _, ...manifest }: ForeignManifest, all: readonly DistFile[], base?: string): readonly DistFile[] {
  const files = all.filter(({ path }) => path !== SERVER);
  const foreign = { ...(manifest.foreign.kind === 'single-spa' && { exposes: './lifecycles' }), ...manifest.foreign };
  const declared = readFederation(files);
  const entry = foreign.entry ?? (declared ? remoteEntryOf(declared) : 'remoteEntry.js');
  const server = all.find(({ path }) => path === SERVER);
  const found = { ...describeEntry(entry, files, declared), ...(server && { renders: true }), ...(base !== undefined && { base }) };
  const complete = {
    contracts: contractsOf(found.type !== 'system' && !server && base === undefined),
    routes: [],
    fragments: [],
    services: [],
    middleware: [],
    ...sharedNeeds(declared),
    ...manifest,
    foreign: { ...foreign, ...UNKNOWN, ...found },
  };
  // Its origin sends what it has.
  const sent = (path: string, content: Buffer) => (base !== undefined ? content : scopeStyles(`${manifest.name}`, path, content));
  const browser = files.map(({ path, content }) => ({ path: `browser/${path}`, content: sent(path, content) }));
  return [
    ...browser,
    ...(declared ? [] : [jsonFile(`browser/${FEDERATION}`, federationOf(entry, foreign, files))]),
    jsonFile('remote.manifest.json', complete),
    { path: SERVER, content: Buffer.from(server ? server.content.toString('utf8') + ADAPT_SERVER : NO_SERVER) },
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
}

function readFederation(files: readonly DistFile[]): FederationManifest | null {
  const text = files.find(({ path }) => path === FEDERATION)?.content.toString('utf8');
  const parsed = parseJson(text ?? 'null');
  return Value.Check(FederationManifestSchema, parsed) ? parsed : null;
}

/** Containers without a manifest name neither their kind nor their global variable, which is the first that they declare. */
function describeEntry(entry: string, files: readonly DistFile[], declared: FederationManifest | null): Partial<ForeignFacts> {
  const text = files.find(({ path }) => path === entry)?.content.toString('utf8') ?? '';
  const kind = declared?.metaData.remoteEntry.type ?? (/\bexport\s*(?:\{|default\b)/.test(text) ? 'module' : 'global');
  if (kind === 'module' || kind === 'esm') return { entry, type: 'module', globals: globalsIn(files) };
  if (/\bSystem\.register\(/.test(text)) return { entry, type: 'system', globals: globalsIn(files) };
  const global = declared?.metaData.globalName ?? /^(?:"use strict";|\/\*.*?\*\/|\s)*var ([\w$]+)/s.exec(text)?.[1];
  const globals = [...new Set([...(global === undefined ? [] : [global]), ...globalsIn(files)])];
  return { entry, type: 'global', ...(global !== undefined && { global }), globals };
}

const PAGE_VARIABLE = /\b(?:self|globalThis|window)(?:\.([\w$]+)|\[["']([^"']+)["']\])/g;
/** By these the chunks of webpack and Rspack find the program that loads them. */
const OF_CHUNKS = /^(?:webpackChunk|rspackChunk|webpackJsonp|chunk_)/;

function globalsIn(files: readonly DistFile[]): string[] {
  const scripts = files.filter(({ path }) => /\.m?js$/.test(path)).map(({ content }) => content.toString('utf8'));
  const names = scripts.flatMap((text) => [...text.matchAll(PAGE_VARIABLE)].map(([, member, key]) => member ?? key ?? ''));
  return [...new Set(names.filter((name) => OF_CHUNKS.test(name)))];
}

/** What a build takes from the page, and its generation, if its federation manifest contains them. */
function sharedNeeds(declared: FederationManifest | null): Pick<RemoteManifest, 'shared' | 'generation'> {
  const majors = (declared?.shared ?? []).flatMap(({ name = '', version = '', singleton }) => {
    const major = /^\d+/.exec(version)?.[0];
    return singleton && major !== undefined && SINGLE.includes(name) ? [{ name, major }] : [];
  });
  const [first] = majors;
  if (!first) return {};
  // Of other versions of the same major the runtime only warns.
  const packages = Object.fromEntries(majors.map(({ name, major }) => [name, `^${major}.0.0`]));
  return { generation: `react${first.major}`, shared: { packages, names: {} } };
}

/** For builds without a federation manifest. Their scripts load their own files, except for the style sheet of single-spa's entry, which no script names. */
function federationOf(entry: string, { kind, exposes = '' }: Partial<ForeignFacts>, files: readonly DistFile[]): FederationManifest {
  const scripts = files.filter(({ path }) => /\.m?js$/.test(path));
  const isLoaded = (path: string) => scripts.some(({ content }) => content.includes(path.slice(path.lastIndexOf('/') + 1)));
  const sheets = files.map(({ path }) => path).filter((path) => kind === 'single-spa' && path.endsWith('.css') && !isLoaded(path));
  const assets = { js: { sync: [], async: [] }, css: { sync: sheets, async: [] } };
  return { metaData: { remoteEntry: { name: entry, path: '' } }, exposes: [{ path: exposes, assets }] };
}

function jsonFile(path: string, value: unknown): DistFile {
  return { path, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}
