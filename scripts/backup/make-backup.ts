import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { writeArchive } from './archive.ts';
import { dumpInto } from './dumped.ts';
import { filesOf, type Part, readPlaces, type Variables } from './places.ts';

export const DATABASE = 'database.jsonl';

/** Writes what cannot be recreated into a file; servers may run. Returns the number of files, or throws a sentence. */
export async function makeBackup(file: string, env: Variables): Promise<number> {
  const places = readPlaces(env);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(`${file}.`);
  try {
    const database = { name: DATABASE, path: path.join(folder, DATABASE) };
    await dumpInto(database.path, places, env);
    const lists = await Promise.all(places.parts.map(filesOf));
    const files: Part[] = [database];
    for (const part of lists.flat()) files.push(part.path.endsWith('.sqlite') ? await copyOf(part, folder, files.length) : part);
    await writeArchive(file, files);
    return files.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A database of SQLite as it is at one moment, whatever its server does. */
async function copyOf(part: Part, folder: string, number: number): Promise<Part> {
  const copy = path.join(folder, `${number}.sqlite`);
  const opened = new DatabaseSync(part.path, { readOnly: true });
  try {
    await backup(opened, copy);
  } catch {
    // An empty one is no database yet.
    await copyFile(part.path, copy);
  } finally {
    opened.close();
  }
  return { ...part, path: copy };
}
