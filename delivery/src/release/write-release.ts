import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DistFile } from '../build/index.ts';
import type { InspectedBuild } from '../gate/index.ts';
import { type ReleaseRecord, type ReleaseStore, storedFiles } from '../store/index.ts';
import { compress } from './compress.ts';
import { integrityOf } from './digests.ts';

const BROWSER = 'browser/';

/** The content of a release folder. */
export interface ReleaseContent {
  readonly remote: string;
  readonly version: string;
  readonly createdAt: string;
  readonly files: readonly DistFile[];
  readonly build: InspectedBuild;
  readonly openedAt?: string;
}

/** Writes a release's folder, `release.json` last. `isQuick` is for working builds, which live for minutes. */
export async function writeRelease(
  folder: string,
  { openedAt, ...content }: ReleaseContent,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<ReleaseRecord> {
  const { files } = content;
  const record = recordOf(content);
  // All at once: compressing takes longer than all the rest of a release, and has threads of its own.
  const stored = storedFiles(record).length > 0 ? files : files.filter(({ path }) => !path.startsWith(BROWSER));
  const weights = await Promise.all(stored.map(async (file) => [file.path, await writeFileOf(folder, file, isQuick)] as const));
  const brotliBytes = new Map(weights);
  const weighed = {
    ...record,
    ...(openedAt !== undefined && { openedAt }),
    files: record.files.map((file) => ({ ...file, brotliBytes: brotliBytes.get(BROWSER + file.path) ?? file.bytes })),
  };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(weighed, null, 2)}\n`);
  return weighed;
}

/** Stores a working build and makes it the live version of its remote there. */
export async function writeWorkingRelease(store: ReleaseStore, content: Omit<ReleaseContent, 'createdAt'>): Promise<ReleaseRecord> {
  const { remote, version } = content;
  const draft = await store.prepareFolder();
  const record = await writeRelease(draft, { ...content, createdAt: new Date().toISOString() }, { isQuick: true });
  await store.accept(remote, version, draft);
  await store.writePointers(remote, { stable: version, canary: null, history: [] });
  return record;
}

/** Writes a file with its compressed copies, if it has any; gives the size of the brotli copy, else its own. */
async function writeFileOf(folder: string, { path, content }: DistFile, isQuick: boolean): Promise<number> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const copies = path.startsWith(BROWSER) ? await compress(path, content, isQuick ? 'quick' : 'small') : null;
  await Promise.all([
    writeFile(target, content),
    ...(copies ? [writeFile(`${target}.br`, copies.br), writeFile(`${target}.gz`, copies.gzip)] : []),
  ]);
  return copies?.br.length ?? content.length;
}

/** The record of a release before its text files are compressed: sizes of copies are those of the files. What a team signs. */
export function recordOf({ remote, version, createdAt, files, build }: ReleaseContent): ReleaseRecord {
  const server = files.find(({ path }) => path === 'server.cjs')?.content ?? Buffer.alloc(0);
  return {
    remote,
    version,
    createdAt,
    contracts: build.manifest.contracts,
    manifest: build.manifest,
    remoteEntry: build.remoteEntry,
    exposes: { ...build.exposes },
    files: files.flatMap(({ path, content }) =>
      path.startsWith(BROWSER)
        ? [{ path: path.slice(BROWSER.length), bytes: content.length, brotliBytes: content.length, integrity: integrityOf(content) }]
        : [],
    ),
    server: { bytes: server.length, integrity: integrityOf(server) },
  };
}
