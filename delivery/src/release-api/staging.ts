import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildFile, digestOf, LIMITS } from '../release-api-protocol/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Files of an upload that was given up go after a day. */
const RETENTION_MS = 86_400_000;
/** A folder in which a release is made is in use for minutes; one that is older was left by a release API that died. */
const BUILD_RETENTION_MS = 3_600_000;
/** What a team's unfinished uploads may take of the disk. */
const TEAM_BYTES = 4 * LIMITS.releaseBytes;
/** Releases of a remote that are looked through for files that need not be sent again. */
const KNOWN_RELEASES = 2;

/**
 * The place of uploaded files until their release is made, by team and SHA-256. Received files stay there, also over a
 * restart: an upload continues where it ended.
 */
export function createStaging(root: string) {
  const folderOf = (team: string) => join(root, 'files', team);
  const fileOf = (team: string, sha256: string) => join(folderOf(team), sha256);
  /** What each team's files take, as far as it was counted. */
  const taken = new Map<string, number>();

  async function has(team: string, sha256: string): Promise<boolean> {
    const now = new Date();
    return utimes(fileOf(team, sha256), now, now).then(
      () => true,
      () => false,
    );
  }

  async function put(team: string, sha256: string, content: Buffer): Promise<'stored' | 'full'> {
    if (await has(team, sha256)) return 'stored';
    await mkdir(folderOf(team), { recursive: true });
    const total = (taken.get(team) ?? (await bytesIn(folderOf(team)))) + content.length;
    if (total > TEAM_BYTES) return 'full';
    taken.set(team, total);
    const draft = `${fileOf(team, sha256)}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, content);
    await rename(draft, fileOf(team, sha256));
    return 'stored';
  }

  /** Reuses files of earlier releases of the remote, and returns the files that are still to be sent. */
  async function missing(store: ReleaseStore, team: string, remote: string, files: readonly BuildFile[]): Promise<string[]> {
    const wanted = new Set<string>();
    for (const { sha256 } of files) if (!(await has(team, sha256))) wanted.add(sha256);
    if (wanted.size === 0) return [];
    for await (const [sha256, content] of filesOfReleases(store, remote, wanted))
      if ((await put(team, sha256, content)) === 'stored') wanted.delete(sha256);
    return [...wanted];
  }

  /** Works on a folder with the files of a build as its `dist`, each compared with its digest. `incomplete` when one of them has not come. */
  async function withBuild<T>(team: string, files: readonly BuildFile[], work: (folder: string) => Promise<T>): Promise<T | 'incomplete'> {
    await mkdir(join(root, 'builds'), { recursive: true });
    const folder = await mkdtemp(join(root, 'builds', 'build-'));
    try {
      return (await fill(folder, files, ({ sha256 }) => fileOf(team, sha256))) ? await work(folder) : 'incomplete';
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes the files of a finished release. */
  async function clear(team: string, files: readonly BuildFile[]): Promise<void> {
    await Promise.all(files.map(({ sha256 }) => rm(fileOf(team, sha256), { force: true })));
    taken.delete(team);
  }

  /** Removes abandoned uploads. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(join(root, 'builds')).catch(() => [] as string[])) {
      if (await isOlder(join(root, 'builds', name), BUILD_RETENTION_MS))
        await rm(join(root, 'builds', name), { recursive: true, force: true });
    }
    const teams = await readdir(join(root, 'files')).catch(() => [] as string[]);
    for (const team of teams) {
      for (const name of await readdir(folderOf(team))) {
        if (await isOlder(join(folderOf(team), name), RETENTION_MS)) await rm(join(folderOf(team), name), { force: true });
      }
      taken.delete(team);
    }
  }

  return { put, missing, withBuild, clear, sweep };
}

/** Files with these digests in the latest releases of a remote. */
async function* filesOfReleases(store: ReleaseStore, remote: string, wanted: ReadonlySet<string>): AsyncGenerator<[string, Buffer]> {
  const records = (await store.releases(remote)).slice(-KNOWN_RELEASES);
  for (const record of records.reverse()) {
    const known = [
      { path: 'server.cjs', integrity: record.server.integrity },
      ...record.files.map(({ path, integrity }) => ({ path: `browser/${path}`, integrity })),
    ].filter(({ integrity }) => wanted.has(hexOf(integrity)));
    const folder = store.folderOf(remote, record.version);
    if (known.length === 0 || folder === null) continue;
    const isHere = await store.fetch(record).then(
      () => true,
      () => false,
    );
    if (!isHere) continue;
    for (const { path, integrity } of known) {
      const content = await readFile(join(folder, path)).catch(() => null);
      if (content && digestOf(content) === hexOf(integrity)) yield [hexOf(integrity), content];
    }
  }
}

async function fill(folder: string, files: readonly BuildFile[], sourceOf: (file: BuildFile) => string): Promise<boolean> {
  for (const file of files) {
    const { path, sha256 } = file;
    const content = await readFile(sourceOf(file)).catch(() => null);
    if (!content || digestOf(content) !== sha256) {
      await rm(sourceOf(file), { force: true });
      return false;
    }
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return true;
}

/** The places in `dist` that belong to a release; nothing else, and nothing that leads out of it. */
export function isBuildPath(path: string): boolean {
  if (path === 'server.cjs' || path === 'remote.manifest.json') return true;
  return path.startsWith('browser/') && path.split('/').every((part) => /^[^.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*$/u.test(part));
}

/** `sha256-<base64>` in hex, as uploads name files; empty for another algorithm. */
function hexOf(integrity: string): string {
  return integrity.startsWith('sha256-') ? Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex') : '';
}

async function isOlder(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ms;
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
