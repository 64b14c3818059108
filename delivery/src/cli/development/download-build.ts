import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseJson } from '@vitrava/server-kit/json';
import { Value } from 'typebox/value';
import { BUILD_LIMITS, type DistFile, FederationManifestSchema, filesNamedBy } from '../../build/index.ts';
import { adaptDownload, type ForeignManifest, parseForeign, readForeign } from '../../foreign/index.ts';
import { fetchErrorReason } from '../../release-api-client/index.ts';
import { isInnerPath } from '../../store/index.ts';
import { UsageError } from '../command/index.ts';

const FEDERATION = 'mf-manifest.json';
const MANIFEST = 'remote.manifest.json';
const DEADLINE_MS = 60_000;
const AT_ONCE = 8;
/** Many hosts send headers for other origins only where a request has one. */
const SOME_SHOP = 'https://shop.example';

/** Requests below one address, and the bytes that they may still bring. */
interface Download {
  readonly base: string;
  readonly signal: AbortSignal;
  bytesLeft: number;
}

/**
 * Works on a build that is on its team's own origin, in a folder that is removed afterwards. `address` is that of its `mf-manifest.json`, or of the
 * folder with it. The description of the remote comes from `project`, else from beside the manifest. Rejects with a sentence.
 */
export async function withDownload<T>(address: string, project: string | null, work: (dist: string) => Promise<T>): Promise<T> {
  const files = await downloadBuild(address, project);
  const dist = await mkdtemp(join(tmpdir(), 'vitrava-download-'));
  try {
    for (const { path, content } of files) await write(join(dist, path), content);
    return await work(dist);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

async function downloadBuild(address: string, project: string | null): Promise<readonly DistFile[]> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(DEADLINE_MS)]);
  const download = { base: baseOf(address), signal, bytesLeft: BUILD_LIMITS.bytes };
  try {
    const federation = await request(download, FEDERATION);
    const manifest = await manifestFor(download, project);
    const files = await requestFiles(download, pathsIn(download, federation));
    return await adaptDownload(manifest, [{ path: FEDERATION, content: federation }, ...files], download.base);
  } finally {
    // After an error the other requests would keep the process.
    ended.abort();
  }
}

/** Whether an argument is the address of a build, and no name. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text);
}

function baseOf(address: string): string {
  const url = URL.parse(address);
  const isLocal = url !== null && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) || url.username || url.search)
    throw new UsageError(
      `Name the address of the build's ${FEDERATION}, such as https://recipes.example/builds/7/${FEDERATION}, not "${address}"; http only on this machine.`,
    );
  const folder = url.pathname.endsWith('.json') ? new URL('.', url) : url;
  return folder.href.replace(/\/*$/, '/');
}

async function manifestFor(download: Download, project: string | null): Promise<ForeignManifest> {
  const manifest =
    project === null
      ? parseForeign((await request(download, MANIFEST)).toString('utf8'), download.base + MANIFEST)
      : await readForeign(project);
  if (manifest) return manifest;
  throw new Error(`${project === null ? download.base : `${project}/`}${MANIFEST} has no "foreign" that names the exposed module.`);
}

function pathsIn({ base }: Download, federation: Buffer): readonly string[] {
  const parsed = parseJson(federation.toString('utf8'));
  if (!Value.Check(FederationManifestSchema, parsed)) throw new Error(`${base}${FEDERATION} is no manifest of Module Federation.`);
  const paths = filesNamedBy(parsed).map(({ path }) => path);
  const outside = paths.find((path) => !isInnerPath(path));
  if (outside !== undefined) throw new Error(`${base}${FEDERATION} names ${outside}, which is not below ${base}.`);
  return paths;
}

/** Requests the files, and those that their scripts import by their paths, a few at once. */
async function requestFiles(download: Download, paths: readonly string[]): Promise<readonly DistFile[]> {
  const known = new Set(paths);
  const waiting = [...known];
  const files: DistFile[] = [];
  while (waiting.length > 0) {
    if (known.size > BUILD_LIMITS.files) throw new Error(`${download.base}${FEDERATION} names more than ${BUILD_LIMITS.files} files.`);
    const batch = waiting.splice(0, AT_ONCE).map(async (path) => ({ path, content: await request(download, path) }));
    const found = await Promise.all(batch);
    files.push(...found);
    for (const path of found.flatMap(importsIn)) {
      if (!known.has(path)) waiting.push(path);
      known.add(path);
    }
  }
  return files;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(["'`])(\.{1,2}\/[^"'`$?#]+\.m?js)\1/g;

function importsIn({ path: script, content }: DistFile): readonly string[] {
  if (!/\.m?js$/.test(script)) return [];
  return [...content.toString('utf8').matchAll(IMPORT)]
    .map(([, , path]) => new URL(path ?? '', `https://build/${script}`).pathname.slice(1))
    .filter(isInnerPath);
}

async function request(download: Download, path: string): Promise<Buffer> {
  const { base, signal } = download;
  const address = base + path;
  try {
    // A redirect could lead to a place that only this machine reaches.
    const response = await fetch(address, { redirect: 'error', signal, headers: { origin: SOME_SHOP } });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    requireUsable(path, response.headers);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      download.bytesLeft -= chunk.length;
      if (download.bytesLeft < 0) throw new Error(`the build has more than ${BUILD_LIMITS.bytes / 1024 ** 2} MB`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(`${address} cannot be used: ${fetchErrorReason(error)}.`);
  }
}

/** Browsers compare a file of another origin with its integrity only if that shares it with their page. */
function requireUsable(path: string, headers: Headers): void {
  const type = /\.(m?js|css)$/.exec(path)?.[1];
  if (type === undefined) return;
  const origin = headers.get('access-control-allow-origin') || 'none';
  if (origin !== '*') throw new Error(`browsers need the header access-control-allow-origin with "*", and it has ${origin}`);
  const [sent, wanted] = [headers.get('content-type') ?? '', type === 'css' ? 'text/css' : 'text/javascript'];
  const isWanted = type === 'css' ? /^text\/css\b/ : /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/;
  if (!isWanted.test(sent)) throw new Error(`browsers need the header content-type with "${wanted}", and it has ${sent || 'none'}`);
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
