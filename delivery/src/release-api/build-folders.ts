import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DistFile } from '../build/index.ts';
import { sweepDrafts } from '../store/index.ts';

/** Works on a folder with the files of a build as its `dist`, which is removed afterwards; so are those of release APIs that died. */
export async function withBuildFolder<T>(root: string, files: readonly DistFile[], work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true });
  await sweepDrafts([{ path: root, isDraft: (name) => name.startsWith('build-') }]);
  const folder = await mkdtemp(join(root, 'build-'));
  try {
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
