import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEngines } from '../testing/index.ts';
import { rowsOf } from './index.ts';
import { runInQueryContext } from './query-context.ts';

describeOnEngines('a database that is asked much at once', (api) => {
  /** Turns of the event loop while something is done. */
  async function turnsDuring(work: Promise<unknown>): Promise<number> {
    let turns = 0;
    let isOver = false;
    const counting = (async () => {
      while (!isOver) {
        await setImmediate();
        turns += 1;
      }
    })();
    await work;
    isOver = true;
    await counting;
    return turns;
  }
  const number = (value: number) => rowsOf<{ value: number }>(api.database.db, sql`select ${value}::int as value`);

  it('lets the server do other things between its queries', async () => {
    const queries = Array.from({ length: 30 }, (_, index) => number(index));
    // PostgreSQL answers on ten connections, all of them in one turn where the test is given its processor late.
    const answersInOneTurn = api.database.engine === 'pglite' ? 1 : 10;
    expect(await turnsDuring(Promise.all(queries))).toBeGreaterThanOrEqual(30 / answersInOneTurn - 1);
    const inTransaction = api.database.db.transaction(async (transaction) => {
      for (let index = 0; index < 30; index += 1) await transaction.execute(sql`select ${index}::int`);
    });
    expect(await turnsDuring(inTransaction)).toBeGreaterThanOrEqual(29);
  });

  it('gives each its own answer, failures included', async () => {
    const requested = [1, 2, 3].map((value) => number(value));
    const failing = api.database.db.execute(sql`select nothing`);
    const later = number(4);
    await expect(failing).rejects.toThrow();
    expect((await Promise.all([...requested, later])).map(([row]) => row?.value)).toEqual([1, 2, 3, 4]);
  });

  it('drops the query of an abandoned request', async () => {
    const abandoned = await new Promise<unknown>((resolve) => {
      runInQueryContext({ isAbandoned: () => true }, () => void number(1).then(resolve, resolve));
    });
    expect(abandoned).toMatchObject({ message: 'The request was abandoned.' });
    const awaited = await new Promise<unknown>((resolve) => {
      runInQueryContext({ isAbandoned: () => false }, () => void number(1).then(resolve, resolve));
    });
    expect(awaited).toEqual([{ value: 1 }]);
  });
});
