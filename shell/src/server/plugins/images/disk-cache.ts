import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Pictures kept on disk, the least used of them thrown away when they take more than the bound. `name` is made of hex digits. */
export interface DiskCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, picture: Buffer): Promise<void>;
}

/** What a file takes of a disk at least; it also bounds what is known in memory of the files. */
const BLOCK_BYTES = 4096;

/** Opens a folder, made when first needed; what a former run has left there is found again. A disk that fails only costs time. */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, Math.ceil(bytes / BLOCK_BYTES)) * BLOCK_BYTES,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void rm(fileOf(name), { force: true }).catch(() => undefined);
    },
  });
  let opening: Promise<void> | null = null;

  const fileOf = (name: string): string => path.join(folder, name.slice(0, 2), `${name}.webp`);
  const open = (): Promise<void> => {
    opening ??= listOldest(folder).then((files) => {
      for (const { name, bytes } of files) sizes.set(name, bytes);
    });
    return opening;
  };

  return {
    async get(name) {
      await open();
      const picture = await readFile(fileOf(name)).catch(() => null);
      if (picture) sizes.set(name, picture.length);
      else sizes.delete(name);
      return picture;
    },
    async put(name, picture) {
      await open();
      const file = fileOf(name);
      const unfinished = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(unfinished, picture);
        await rename(unfinished, file);
        sizes.set(name, picture.length);
      } catch {
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** The pictures of a folder, the oldest first. Files left unfinished by a crash are removed. */
async function listOldest(folder: string): Promise<{ name: string; bytes: number }[]> {
  const paths = (await readdir(folder, { recursive: true }).catch(() => [])).map((file) => path.join(folder, file));
  for (const file of paths) if (file.endsWith('.part')) await rm(file, { force: true }).catch(() => undefined);
  const files = await Promise.all(
    paths.map(async (file) => {
      const name = /([0-9a-f]{40})\.webp$/.exec(file)?.[1];
      const found = name && (await stat(file).catch(() => null));
      return found ? [{ name, bytes: found.size, madeAtMs: found.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((one, other) => one.madeAtMs - other.madeAtMs);
}
