import { readdir } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { prepareDatabase } from '../seeding/index.ts';
import { describeOnEngines, FIXTURE_SEED } from '../testing/index.ts';
import { migrate, openPostgres, rowsOf } from './index.ts';

describeOnEngines('servers of one database', (api) => {
  it('may start at the same time on an empty one: each migration is applied once, the seed written once', async () => {
    // The embedded engine has one server.
    if (api.database.engine === 'pglite') return;
    const { db } = api.database;
    const [place] = await rowsOf<{ folder: string }>(db, sql`select current_setting('unix_socket_directories') as folder`);
    await db.execute(sql`create database several`);
    const url = `postgresql://postgres@localhost/several?host=${encodeURIComponent(place?.folder ?? '')}`;
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
