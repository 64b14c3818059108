import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DistFile } from '../build/index.ts';
import type { InspectedBuild } from '../gate/index.ts';
import type { ReleaseFile, ReleaseRecord } from '../store/index.ts';
import { compress } from './compress.ts';
import { integrityOf } from './digests.ts';

/** What goes into a release folder. */
export interface ReleaseContent {
  readonly remote: string;
  readonly version: string;
  readonly createdAt: string;
  readonly files: readonly DistFile[];
  readonly build: InspectedBuild;
}

/** Writes the folder of a release: the build, compressed copies of its text files, and `release.json` last. */
export async function writeRelease(folder: string, { remote, version, createdAt, files, build }: ReleaseContent): Promise<ReleaseRecord> {
  const browserFiles: ReleaseFile[] = [];
  for (const { path, content } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    if (!path.startsWith('browser/')) continue;
    const copies = await compress(path, content);
    if (copies) await Promise.all([writeFile(`${target}.br`, copies.br), writeFile(`${target}.gz`, copies.gzip)]);
    browserFiles.push({
      path: path.slice('browser/'.length),
      bytes: content.length,
      brotliBytes: copies?.br.length ?? content.length,
      integrity: integrityOf(content),
    });
  }
  const server = files.find(({ path }) => path === 'server.cjs')?.content ?? Buffer.alloc(0);
  const record: ReleaseRecord = {
    remote,
    version,
    createdAt,
    contracts: build.manifest.contracts,
    manifest: build.manifest,
    remoteEntry: build.remoteEntry,
    exposes: { ...build.exposes },
    files: browserFiles,
    server: { bytes: server.length, integrity: integrityOf(server) },
  };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
