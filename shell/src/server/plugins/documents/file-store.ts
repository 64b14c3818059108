import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Printed files on disk, so that a restart prints nothing anew and outlives an API that is away. */
export interface FileStore {
  /** The file of exactly this key. */
  find(name: string, key: string): Promise<Buffer | null>;
  /** The newest file of the name, whatever its key. */
  latest(name: string): Promise<Buffer | null>;
  /** Keeps a file and gives up the older ones of its name. Rejects when the disk does not take it. */
  keep(name: string, key: string, bytes: Buffer): Promise<void>;
}

export function openFileStore(dir: string): FileStore {
  const fileOf = (name: string, key: string) => `${name}.${key}.pdf`;
  const filesOf = async (name: string) => {
    const all = await readdir(dir).catch(() => []);
    return all.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.pdf'));
  };
  const read = (file: string) => readFile(join(dir, file)).catch(() => null);

  return {
    find: (name, key) => read(fileOf(name, key)),
    async latest(name) {
      const keptAt = (file: string) =>
        stat(join(dir, file)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        );
      const dated = await Promise.all((await filesOf(name)).map(async (file) => ({ file, at: await keptAt(file) })));
      const newest = dated.toSorted((a, b) => b.at - a.at)[0];
      return newest ? read(newest.file) : null;
    },
    async keep(name, key, bytes) {
      const file = fileOf(name, key);
      await mkdir(dir, { recursive: true });
      // Written beside and renamed, so that no reader gets half a file.
      const beside = join(dir, `${file}.${process.pid}.tmp`);
      await writeFile(beside, bytes);
      await rename(beside, join(dir, file));
      const older = (await filesOf(name)).filter((other) => other !== file);
      await Promise.all(older.map((other) => rm(join(dir, other), { force: true })));
    },
  };
}
