import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hmacOf } from '../signed-tokens/index.ts';
import { openPostgres, openSqlite } from '../sql/index.ts';
import { SCHEMA } from '../store/index.ts';
import { describeOnPostgres, openRelay, tempFolders } from '../testing/index.ts';
import { createCollecting } from './collect.ts';
import { describeGoal, percentOf } from './describe.ts';
import { judge } from './judge.ts';
import type { ExperimentRun, Observation, ResultsCollector } from './observation.ts';
import { createSqlCollector } from './sql-collector.ts';
import { visitorHash } from './visitor-hash.ts';

const newFolder = tempFolders();
const run: ExperimentRun = {
  id: 'mfe-content/lead/1',
  remote: 'mfe-content',
  experiment: 'lead',
  startedAt: '2026-01-01T00:00:00.000Z',
  arms: [
    { name: 'a', version: '1', weight: 50 },
    { name: 'b', version: '2', weight: 50 },
  ],
  goals: ['cart/itemAdded'],
};
const shown = (visitor: string, arm: string, of = run.id, composition = 'c'): Observation => ({
  type: 'shown',
  run: of,
  visitor,
  arm,
  composition,
});
const reached = (visitor: string, goal = 'cart/itemAdded'): Observation => ({ type: 'reached', run: run.id, visitor, goal });

/** What all collectors promise. `open` opens the same one again, as another server or after a restart. */
function promises(open: (options?: { maxVisitors?: number; now?: () => number }) => ResultsCollector): void {
  it('counts a visitor once per arm and goal, on whichever server, and a goal only after the arm was shown', async () => {
    const [one, other] = [open(), open()];
    await one.open(run);
    await other.open(run);
    await one.note([reached('early'), shown('early', 'a'), shown('v1', 'a'), shown('v2', 'b'), reached('v2')]);
    await other.note([shown('v1', 'a'), reached('v2'), reached('v1', 'cart/orderPlaced')]);
    const counts = { visitors: { a: 2, b: 1 }, reached: { 'cart/itemAdded': { b: 1 }, 'cart/orderPlaced': { a: 1 } }, mixed: 0 };
    expect(await other.counts(run.id)).toEqual(counts);
    await Promise.all([one.close(), other.close()]);
    const restarted = open();
    expect(await restarted.counts(run.id)).toEqual(counts);
    expect(await restarted.runs()).toEqual([run]);
    await restarted.close();
  });

  it('counts no visitor who saw more than one arm', async () => {
    const collector = open();
    const mixed = { ...run, id: 'mixed' };
    await collector.open(mixed);
    await collector.note([shown('v1', 'a', 'mixed'), shown('v1', 'b', 'mixed'), shown('v1', 'a', 'mixed'), shown('v2', 'b', 'mixed')]);
    expect(await collector.counts('mixed')).toEqual({ visitors: { b: 1 }, reached: {}, mixed: 1 });
    await collector.close();
  });

  it('The results contain the versions an arm was first shown with, the most frequent ones first', async () => {
    const collector = open();
    await collector.open({ ...run, id: 'sets' });
    const visits = ['c1', 'c2', 'c2', 'c3', 'c4', 'c4'].map((composition, index) => shown(`v${index}`, 'a', 'sets', composition));
    await collector.note([...visits, shown('v0', 'a', 'sets', 'c3'), shown('v9', 'b', 'sets', 'c9')]);
    expect((await collector.compositions('sets')).map(({ arm, composition, visitors }) => [arm, composition, visitors])).toEqual([
      ['a', 'c2', 2],
      ['a', 'c4', 2],
      ['a', 'c1', 1],
      ['b', 'c9', 1],
    ]);
    await collector.close();
  });

  it('counts the same, whether observations come together or one by one', async () => {
    const [visitor, arm] = [fc.constantFrom('v1', 'v2', 'v3'), fc.constantFrom('a', 'b')];
    const composition = fc.constantFrom('c1', 'c2');
    const observation = fc.oneof(
      fc.record({ visitor, arm, composition }).map((given) => ({ type: 'shown', ...given }) as const),
      fc.record({ visitor, goal: fc.constantFrom('g', 'h') }).map((given) => ({ type: 'reached', ...given }) as const),
    );
    const collector = open();
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(observation, { maxLength: 12 }), async (given) => {
        number += 1;
        const [alone, together] = [`alone ${number}`, `together ${number}`];
        for (const id of [alone, together]) await collector.open({ ...run, id });
        for (const one of given) await collector.note([{ ...one, run: alone }]);
        await collector.note(given.map((one) => ({ ...one, run: together })));
        expect(await collector.counts(together)).toEqual(await collector.counts(alone));
        expect(await collector.compositions(together)).toEqual(await collector.compositions(alone));
      }),
      { numRuns: 50 },
    );
    await collector.close();
  });

  it('takes what several servers note of the same visitors at the same time, in whatever order', async () => {
    const servers = [open(), open(), open()];
    const runs = ['x', 'y', 'z'].map((id) => ({ ...run, id: `at once ${id}` }));
    for (const one of runs) await servers[0]?.open(one);
    const batch = runs.flatMap(({ id }) => Array.from({ length: 300 }, (_, index) => shown(`v${index}`, 'a', id)));
    const noteAll = async (server: ResultsCollector, observations: readonly Observation[]) => {
      // SQLite lets one write at a time: a busy write is repeated with the next batch.
      for (let tries = 0; tries < 50; tries += 1) {
        const isRecorded = await server.note(observations).then(
          () => true,
          (error: Error) => (/locked/.test(error.message) ? false : Promise.reject(error)),
        );
        if (isRecorded) return;
      }
    };
    const orders = [batch, batch.toReversed(), [...batch.slice(450), ...batch.slice(0, 450)]];
    await Promise.all(servers.map((server, index) => noteAll(server, orders[index] ?? [])));
    for (const { id } of runs) expect(await servers[1]?.counts(id)).toMatchObject({ visitors: { a: 300 }, mixed: 0 });
    await Promise.all(servers.map((server) => server.close()));
  });

  it('is bounded, and drops runs without observations for a year', async () => {
    const collector = open({ maxVisitors: 2 });
    await collector.open({ ...run, id: 'bounded' });
    await collector.note(['v1', 'v2', 'v3'].map((visitor) => shown(visitor, 'a', 'bounded')));
    await collector.note([shown('unknown', 'a', 'no such run')]);
    expect([await collector.counts('bounded'), await collector.counts('no such run')]).toMatchObject([
      { visitors: { a: 2 } },
      { visitors: {} },
    ]);
    await collector.close();
    const later = open({ now: () => Date.now() + 366 * 86_400_000 });
    expect([await later.runs(), await later.counts('bounded')]).toEqual([[], { visitors: {}, reached: {}, mixed: 0 }]);
    expect(await later.compositions('sets')).toEqual([]);
    await later.close();
  });
}

describe('Results in a file', () => {
  const file = join(newFolder(), '.results', 'results.sqlite');
  promises((options) => createSqlCollector(openSqlite(file), options));
});

describeOnPostgres('Results in PostgreSQL', (database) => {
  promises((options) => createSqlCollector(openPostgres(database.url, SCHEMA), options));

  it('lie in the schema of the releases, for a user who may not write into the public one', async () => {
    const sql = openPostgres(database.url, SCHEMA);
    const tables = await sql.all(
      "SELECT DISTINCT table_schema AS place FROM information_schema.tables WHERE table_name LIKE 'experiment_%'",
    );
    expect(tables).toEqual([{ place: 'vitrava_releases' }]);
    await sql.close();
  });

  it('outlives a connection that is cut within a transaction, and uses it no more', async () => {
    const relay = await openRelay(database.url);
    const sql = openPostgres(relay.url, SCHEMA);
    const cut = sql.transaction(async (inner) => {
      await inner.all('SELECT 1');
      relay.cut();
      // The connection's end is noticed while no query is under way.
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect(cut).rejects.toThrow();
    relay.mend();
    expect(await sql.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await sql.close();
    await relay.close();
  });
});

describe('A server', () => {
  function collectorThatFails(times: number) {
    const notes: (readonly Observation[])[] = [];
    const opened: string[] = [];
    let left = times;
    const collector: ResultsCollector = {
      open: async ({ id }) => void opened.push(id),
      async note(observations) {
        left -= 1;
        if (left >= 0) throw new Error('busy');
        notes.push(observations);
      },
      runs: async () => [],
      compositions: async () => [],
      mark: async () => undefined,
      marks: async () => [],
      marked: async () => null,
      counts: async () => ({ visitors: {}, reached: {}, mixed: 0 }),
      close: async () => undefined,
    };
    return { collector, notes, opened };
  }

  it('writes what it has collected together, each thing once', async () => {
    const { collector, notes, opened } = collectorThatFails(0);
    const collecting = createCollecting({ collector, batchMs: 60_000 });
    for (let turn = 0; turn < 3; turn += 1) for (const visitor of ['v1', 'v2']) collecting.note(run, shown(visitor, 'a'));
    await collecting.close();
    expect([notes, opened]).toEqual([[[shown('v1', 'a'), shown('v2', 'a')]], [run.id]]);
  });

  it('keeps what could not be written for the next time', async () => {
    const { collector, notes } = collectorThatFails(1);
    const failures: unknown[] = [];
    const collecting = createCollecting({ collector, batchMs: 60_000, onFailure: (error) => failures.push(error) });
    collecting.note(run, shown('v1', 'a'));
    await collecting.flush();
    collecting.note(run, reached('v1'));
    await collecting.close();
    expect([notes, failures]).toEqual([[[shown('v1', 'a'), reached('v1')]], [expect.any(Error)]]);
  });

  it('A visitor is identified in a run by a hash that means nothing in another one', () => {
    const hash = (purpose: string, text: string) => hmacOf('secret', purpose, text);
    expect(visitorHash(hash, 'one', 'visitor')).toMatch(/^[0-9a-f]{16}$/);
    expect(visitorHash(hash, 'one', 'visitor')).not.toBe(visitorHash(hash, 'two', 'visitor'));
  });
});

describe('The verdict of an experiment', () => {
  const judged = (visitors: [number, number], conversions: [number, number]) =>
    judge(run, {
      visitors: { a: visitors[0], b: visitors[1] },
      reached: { 'cart/itemAdded': { a: conversions[0], b: conversions[1] } },
      mixed: 0,
    });
  const output = (results: ReturnType<typeof judge>, locale: 'ru' | 'en') => describeGoal(results, results.goals[0]?.arms ?? [], locale);

  it.each<[string, [number, number], [number, number], RegExp, RegExp]>([
    ['too early', [50, 50], [5, 20], /^Too early to compare b with a/, /рано/],
    [
      'better',
      [5000, 5000],
      [500, 800],
      /^b is better than a, by \d\.\d\d to \d\.\d\d points\.$/,
      /^b лучше, чем a: на \d,\d\d–\d,\d\d п\. п\.$/,
    ],
    ['worse', [5000, 5000], [800, 500], /^b is worse than a, by \d\.\d\d to \d\.\d\d points\.$/, /^b хуже, чем a/],
    ['not decided', [5000, 5000], [500, 510], /^No difference between b and a can be seen yet: it lies between −\d/, /лежит между −\d/],
    [
      'worth nothing, for visitors of an arm are lost',
      [5000, 4000],
      [500, 800],
      /did not come to the arms as they were split \(p = < 0\.0001\)/,
      /цифрам верить нельзя/,
    ],
  ])('is a sentence in both languages: %s', (_what, visitors, conversions, english, russian) => {
    const results = judged(visitors, conversions);
    expect([output(results, 'en'), output(results, 'ru')]).toEqual([[expect.stringMatching(english)], [expect.stringMatching(russian)]]);
  });

  it.each([
    [2, '95 %'],
    [3, '97.5 %'],
    [4, '98.33 %'],
  ])('with %i arms has intervals that hold at %s, and is as wide as that takes', (count, level) => {
    const arms = Array.from({ length: count }, (_, index) => ({ name: `arm${index}`, version: '1', weight: 1 }));
    const visitors = Object.fromEntries(arms.map(({ name }) => [name, 1_000]));
    const judgedAt = (of: typeof arms) => judge({ ...run, arms: of }, { visitors, reached: { 'cart/itemAdded': { arm1: 100 } }, mixed: 0 });
    const results = judgedAt(arms);
    expect([percentOf(results.level, 'en'), percentOf(results.level, 'ru')]).toEqual([level, level.replace('.', ',')]);
    const widthOf = ({ goals }: typeof results) => {
      const against = goals[0]?.arms[1]?.against;
      return against ? against.high - against.low : 0;
    };
    expect(widthOf(results) > widthOf(judgedAt(arms.slice(0, 2)))).toBe(count > 2);
  });

  it('There is no verdict about a split that the flag does not define', () => {
    const arms = run.arms.map((arm) => ({ ...arm, weight: 0 }));
    const counts = { visitors: { a: 900, b: 100 }, reached: {}, mixed: 0 };
    expect(judge({ ...run, arms }, counts).split).toMatchObject({ isBroken: false });
    expect(judge(run, counts).split).toMatchObject({ isBroken: true });
  });

  it('does not call a split broken for the first visitor of a small arm', () => {
    const arms = run.arms.map((arm, index) => ({ ...arm, weight: index === 0 ? 1 : 99 }));
    expect(judge({ ...run, arms }, { visitors: { a: 1 }, reached: {}, mixed: 0 }).split.isBroken).toBe(false);
  });

  it('is too early before the first visitor', () => {
    expect(judged([0, 0], [0, 0])).toMatchObject({
      split: { isBroken: false },
      goals: [{ arms: [{ against: null }, { against: { verdict: 'too-early' } }] }],
    });
  });
});
