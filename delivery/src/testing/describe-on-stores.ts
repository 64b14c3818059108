import { afterAll, beforeAll, describe } from '@jest/globals';
import { createDirectoryStore, createPostgresStore, followStore, type ReleaseStore } from '../store/index.ts';
import { type FreshPostgres, freshPostgres, hasPostgres } from './fresh-postgres.ts';
import { tempFolders } from './temp-folder.ts';

/** Opens the same new store once more for each call of `open`, as another process would. */
export interface StoreUnderTest {
  /** For commands: reads the store itself. */
  readonly open: () => ReleaseStore;
  /** For servers. */
  readonly follow: () => ReleaseStore;
}

/** Runs the same tests over each kind of store. Each test calls `fresh` for a store of its own. */
export function describeOnStores(name: string, tests: (fresh: () => Promise<StoreUnderTest>) => void): void {
  const newFolder = tempFolders();
  const opened: ReleaseStore[] = [];
  const keep = (store: ReleaseStore) => {
    opened.push(store);
    return store;
  };
  const closeAll = async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  };

  describe(`${name} in a directory`, () => {
    afterAll(closeAll);
    tests(async () => {
      const root = newFolder();
      const open = () => keep(createDirectoryStore(root, { waitMs: 5_000 }));
      return { open, follow: open };
    });
  });

  if (!hasPostgres()) {
    process.stderr.write(`${name}: LEFT OUT ON POSTGRESQL, because PostgreSQL 15 or newer is not installed here.\n`);
    return;
  }

  describe(`${name} in PostgreSQL`, () => {
    const databases: FreshPostgres[] = [];
    beforeAll(async () => void databases.push(await freshPostgres()), 120_000);
    afterAll(async () => {
      await closeAll();
      await Promise.all(databases.map((database) => database.takeAway()));
    });
    tests(async () => {
      const database = await freshPostgres();
      databases.push(database);
      const create = () => createPostgresStore({ url: database.url, cacheDir: newFolder(), waitMs: 5_000 });
      return { open: () => keep(create()), follow: () => keep(followStore(create())) };
    });
  });
}
