import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackedFiles } from '../build/index.ts';
import { sweepDrafts } from '../store/index.ts';

/** Works on a build's files in a folder of its own, removed afterwards. `packed` is emptied while written. */
export async function withBuildFolder<T>(root: string, packed: PackedFiles, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true });
  await sweepDrafts([{ path: root, isDraft: (name) => name.startsWith('build-') }]);
  const folder = await mkdtemp(join(root, 'build-'));
  try {
    await moveFiles(packed, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveFiles(packed: PackedFiles, folder: string): Promise<void> {
  for (let file = packed.pop(); file; file = packed.pop()) {
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file.content, 'base64');
  }
}
