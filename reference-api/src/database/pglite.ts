import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseHandle } from './database.ts';
import { takeLock } from './lock.ts';

/** Embedded PostgreSQL in `folder`, held by this process alone; without a folder it lives in memory. */
export async function openPglite(folder: string | null): Promise<DatabaseHandle> {
  const release = folder === null ? async () => {} : await holdFolder(folder);
  try {
    const client = await PGlite.create({ extensions: { pg_trgm }, ...(folder === null ? {} : { dataDir: folder }) });
    return {
      engine: 'pglite',
      db: drizzle(client) as unknown as Database,
      runScript: async (script) => {
        await client.transaction(async (transaction) => {
          await transaction.exec(script);
        });
      },
      close: async () => {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(folder), { recursive: true });
  return takeLock(`${folder}.lock`);
}
