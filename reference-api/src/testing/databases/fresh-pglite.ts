import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { handleOfPglite, migrate, PGLITE_EXTENSIONS } from '../../database/index.ts';
import { type Seed, seedDatabase } from '../../operations/seeding/index.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { runFolder } from './run-folder.ts';
import { nameOfSeed } from './seed-name.ts';

/** A PGlite in memory. The first of a run is migrated and seeded, and leaves a copy that the others start from. */
export async function freshPglite(seed: Seed): Promise<FreshDatabase> {
  const file = path.join(runFolder(), `${nameOfSeed(seed)}.tar`);
  const copy = await readFile(file).catch(() => null);
  const client = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    ...(copy === null ? {} : { loadDataDir: new Blob([new Uint8Array(copy)]) }),
  });
  const handle = handleOfPglite(client);
  if (copy === null) {
    await migrate(handle);
    await seedDatabase(handle.db, seed);
    await keep(await client.dumpDataDir('none'), file);
  }
  return { handle, takeAway: () => handle.close() };
}

/** A PGlite in memory with nothing in it. */
export async function emptyPglite(): Promise<FreshDatabase> {
  const handle = handleOfPglite(await PGlite.create({ extensions: PGLITE_EXTENSIONS }));
  return { handle, takeAway: () => handle.close() };
}

/** Another file may read at any time: it finds all of it, or nothing. */
async function keep(dump: Blob, file: string): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, new Uint8Array(await dump.arrayBuffer()));
  await rename(part, file);
}
