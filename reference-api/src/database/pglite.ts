import { chmod, mkdir, readdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { holderOf, takeLock } from '@vitrava/server-kit/process-lock';
import { drizzle } from 'drizzle-orm/pglite';
import type { DatabaseHandle } from './database.ts';
import { createQueryMeter } from './query-meter.ts';
import { queueQueries } from './query-queue.ts';

export const PGLITE_EXTENSIONS = { pg_trgm };

/** The engine's memory is never given back. A shop's goods take a tenth of the 128 MB that PostgreSQL would keep of its files; the system keeps those, too. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** V8's second compilation takes 600 MB for one function of the engine, without making calls faster (decision 061). */
const COMPILED_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/** Embedded PostgreSQL in `folder`, held by this process alone. */
export async function openPglite(folder: string): Promise<DatabaseHandle> {
  const release = await holdFolder(folder);
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  try {
    await refuseRemains(folder);
    const handle = handleOfPglite(await PGlite.create({ extensions: PGLITE_EXTENSIONS, dataDir: folder, startParams: START }));
    return {
      ...handle,
      close: async () => {
        await handle.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** An embedded PostgreSQL that is already open, e.g. one that lives in memory. */
export function handleOfPglite(engine: PGlite): DatabaseHandle {
  const meter = createQueryMeter();
  const { client, load } = queueQueries(engine, meter);
  return {
    engine: 'pglite',
    db: drizzle(client),
    runScript: async (script) => {
      await client.transaction(async (transaction) => {
        await transaction.exec(script);
      });
    },
    load,
    onQuery: meter.onQuery,
    close: () => engine.close(),
  };
}

async function holdFolder(folder: string): Promise<() => void> {
  // The engine makes its files readable to all users; an existing folder is closed, too.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = `${folder}.lock.sqlite`;
  const release = takeLock(file);
  if (release) return release;
  throw new Error(`The database is in use by process ${holderOf(file)} (${file}). Stop that server first, or use another DATA_DIR.`);
}

/** The engine makes a new database where it finds no version of one, over the files of the old one. */
async function refuseRemains(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new Error(
    `${folder} holds files of a database, but not PG_VERSION, without which they cannot be opened. Nothing was changed. Restore a backup: npm run restore -- <file> --over. For an empty shop move ${folder} away.`,
  );
}
