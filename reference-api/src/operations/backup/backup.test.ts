import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, migrate, rowsOf } from '../../database/index.ts';
import { emptyPglite, type FreshDatabase, freshPostgres } from '../../testing/databases/index.ts';
import { describeOnEngines, FIXTURE_SEED, findBinaries, newCustomer, placeOrder } from '../../testing/index.ts';
import { dumpDatabase, restoreDatabase } from './index.ts';

describeOnEngines('a backup of the database', (api) => {
  const opened: FreshDatabase[] = [];
  afterAll(() => Promise.all(opened.map(({ takeAway }) => takeAway())));

  async function open(engine: DatabaseHandle['engine']): Promise<DatabaseHandle> {
    const database = engine === 'pglite' ? await emptyPglite() : await freshPostgres(FIXTURE_SEED);
    opened.push(database);
    return database.handle;
  }

  async function dump({ db }: DatabaseHandle): Promise<string[]> {
    const texts: string[] = [];
    await dumpDatabase(db, async (text) => void texts.push(text));
    return texts.join('').trimEnd().split('\n');
  }

  const restore = (handle: DatabaseHandle, lines: readonly string[], over = true) => restoreDatabase(handle, asIterator(lines), { over });

  it('restored, on either engine, is what it was: every row, and the next numbers', async () => {
    await placeOrder(await newCustomer(api), { goods: [[1001, 2]] });
    const lines = await dump(api.database);
    await api.database.db.execute(sql`update product set availability = 0`);
    await api.database.db.execute(sql`delete from order_line`);
    for (const engine of findBinaries() === null ? (['pglite'] as const) : (['pglite', 'postgres'] as const)) {
      const target = await open(engine);
      await restore(target, lines);
      expect([engine, await dump(target)]).toEqual([engine, lines]);
      await target.db.execute(
        sql`insert into contact_request (first_name, last_name, phone, email, question, language) values ('n', 'n', '1', 'e', 'q', 'en')`,
      );
      expect(await migrate(target)).toEqual([]);
    }
  });

  it('that is cut off or newer than the code is refused, and what is there stays', async () => {
    const lines = await dump(api.database);
    const engine = api.database.engine;
    const bad = {
      'cut off': lines.slice(0, -1),
      'newer than this version': lines.map((line, index) => (index === 0 ? line.replace('0016-', '9916-') : line)),
      'does not begin': lines.slice(1),
    };
    for (const [reason, wrong] of Object.entries(bad)) {
      const target = await open(engine);
      const before = engine === 'postgres' ? await dump(target) : [];
      await expect(restore(target, wrong)).rejects.toThrow(reason);
      if (engine === 'postgres') expect(await dump(target)).toEqual(before);
    }
  });

  it('of an older form is brought to that of now by its migrations', async () => {
    const older = await open('pglite');
    const names = (JSON.parse((await dump(api.database))[0] ?? '') as { migrations: string[] }).migrations;
    await migrate(older, names.slice(0, -2));
    await older.db.execute(sql`insert into setting (key, value) values ('CMS_PAGE_SIZE', '{"value": 7}')`);
    const target = await open(api.database.engine);
    const ofFormat1 = (await dump(older)).map((line) =>
      line.replace('{"format":2', '{"format":1').replace(/^\{"table":"(\w+)"\}$/, '{"table":"$1","rows":1,"sha256":"00"}'),
    );
    await restore(target, ofFormat1);
    expect(await migrate(target)).toEqual(names.slice(-2));
    expect(await rowsOf(target.db, sql`select value from setting`)).toEqual([{ value: { value: 7 } }]);
  });

  it('is given to holders of the back office key alone', async () => {
    const sendRequest = (token: string) => api.app.inject({ url: '/admin/backup/', headers: { 'x-admin-token': token } });
    expect((await sendRequest('')).statusCode).toBe(403);
    const answer = await sendRequest(api.adminToken);
    expect(answer.body.trimEnd().split('\n')).toEqual(await dump(api.database));
  });
});

async function* asIterator(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
