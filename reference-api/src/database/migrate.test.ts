import { readdir } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { prepareDatabase } from '../operations/seeding/index.ts';
import { emptyPglite, type FreshDatabase } from '../testing/databases/index.ts';
import { describeOnEngines, FIXTURE_SEED } from '../testing/index.ts';
import { type DatabaseHandle, migrate, migrationNames, openPostgres, rowsOf } from './index.ts';

const BY_COLUMNS = '0018-search-by-columns.sql';

async function urlOf({ db }: DatabaseHandle, name: string): Promise<string> {
  const [place] = await rowsOf<{ folder: string }>(db, sql`select current_setting('unix_socket_directories') as folder`);
  return `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(place?.folder ?? '')}`;
}

/** On the same engine. */
async function emptyDatabase(beside: DatabaseHandle): Promise<FreshDatabase> {
  if (beside.engine === 'pglite') return emptyPglite();
  await beside.db.execute(sql`create database older`);
  const handle = openPostgres(await urlOf(beside, 'older'), () => {});
  const takeAway = async () => {
    await handle.close();
    await beside.db.execute(sql`drop database older`);
  };
  return { handle, takeAway };
}

describeOnEngines('migrations', (api) => {
  it('The search entries of products that were there before are complete, and follow every change of a product', async () => {
    const names = await migrationNames();
    const { handle, takeAway } = await emptyDatabase(api.database);
    const wrong = () =>
      rowsOf(
        handle.db,
        sql`(select * from search_entry_source except select * from search_entry) union all (select * from search_entry except select * from search_entry_source)`,
      );
    try {
      await migrate(handle, names.slice(0, names.indexOf(BY_COLUMNS)));
      for (const table of ['brand', 'category', 'product'].map((name) => sql.identifier(name)))
        for (const { row } of await rowsOf<{ row: unknown }>(api.database.db, sql`select to_jsonb(t) as row from ${table} t order by id`))
          await handle.db.execute(
            sql`insert into ${table} select (jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)).*`,
          );
      expect(await migrate(handle)).toEqual(names.slice(names.indexOf(BY_COLUMNS)));
      const kinds = await rowsOf(handle.db, sql`select is_supplement, count(*)::int as goods from search_entry group by 1 order by 1`);
      expect(kinds).toEqual([
        { is_supplement: false, goods: 1 },
        { is_supplement: true, goods: 5 },
      ]);
      expect(await wrong()).toEqual([]);
      await handle.db.execute(
        sql`update product set is_supplement = not is_supplement, labels = '{vegan}', availability = 0 where id % 2 = 0`,
      );
      await handle.db.execute(sql`update product set is_active = false where id % 3 = 0`);
      expect(await wrong()).toEqual([]);
      await handle.db.execute(sql`update product set is_active = true, labels = '{vegan,sugar_free}', popularity = popularity + 1`);
      expect(await wrong()).toEqual([]);
    } finally {
      await takeAway();
    }
  });
});

describeOnEngines('servers of one database', (api) => {
  it('may start at the same time on an empty one: each migration is applied once, the seed written once', async () => {
    // The embedded engine has one server.
    if (api.database.engine === 'pglite') return;
    const { db } = api.database;
    await db.execute(sql`create database several`);
    const url = await urlOf(api.database, 'several');
    const servers = [0, 1, 2].map(() => openPostgres(url, () => {}));
    try {
      const applied = await Promise.all(servers.map((server) => migrate(server)));
      const names = (await readdir(new URL('./migrations/', import.meta.url))).filter((name) => name.endsWith('.sql'));
      expect(applied.flat().sort()).toEqual(names.sort());
      await Promise.all(servers.map((server) => prepareDatabase(server.db, FIXTURE_SEED)));
      const [seen] = await rowsOf<{ accounts: number; companies: number }>(
        servers[0]?.db ?? db,
        sql`select (select count(*)::int from user_account) as accounts, (select count(*)::int from company) as companies`,
      );
      expect(seen).toEqual({ accounts: 1, companies: 1 });
    } finally {
      await Promise.all(servers.map((server) => server.close()));
      await db.execute(sql`drop database several`);
    }
  });
});
