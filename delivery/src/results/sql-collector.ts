import { Type } from 'typebox';
import { parseStoredJson } from '../store/index.ts';
import type { ExperimentRun, Observation, ResultsCollector } from './observation.ts';
import type { Sql } from './sql.ts';

const tablesOf = (prefix: string) => [
  `CREATE TABLE IF NOT EXISTS ${prefix}experiment_run (
     id TEXT PRIMARY KEY, content TEXT NOT NULL, opened_at TEXT NOT NULL, noted_at TEXT NOT NULL, visitors INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${prefix}experiment_shown (run TEXT NOT NULL, visitor TEXT NOT NULL, arm TEXT NOT NULL, PRIMARY KEY (run, visitor))`,
  `CREATE TABLE IF NOT EXISTS ${prefix}experiment_composition (
     run TEXT NOT NULL, arm TEXT NOT NULL, composition TEXT NOT NULL, visitors INTEGER NOT NULL, PRIMARY KEY (run, arm, composition))`,
  `CREATE TABLE IF NOT EXISTS ${prefix}experiment_reached (
     run TEXT NOT NULL, visitor TEXT NOT NULL, goal TEXT NOT NULL, PRIMARY KEY (run, visitor, goal))`,
];
/** Visitors of a run that are kept; about 60 MB. Differences that need more of them are of no use to a shop. */
const MAX_VISITORS = 1_000_000;
const DAY_MS = 86_400_000;
/** Runs of which nothing was noted for so long are dropped. */
const KEPT_DAYS = 365;
/** Compositions of an arm that are worth looking at. */
const MAX_COMPOSITIONS = 3;
/** In the place of an arm: more than one. */
const MIXED = '';

const RunSchema = Type.Object({
  id: Type.String(),
  remote: Type.String(),
  experiment: Type.String(),
  startedAt: Type.Union([Type.String(), Type.Null()]),
  arms: Type.Array(Type.Object({ name: Type.String(), version: Type.String(), weight: Type.Number() })),
  goals: Type.Array(Type.String()),
});

/** A collector in a database. The tables are made by the first use. `maxVisitors` bounds what a run may take. */
export function createSqlCollector(sql: Sql, { maxVisitors = MAX_VISITORS, now = Date.now } = {}): ResultsCollector {
  const prefix = sql.schema === null ? '' : `${sql.schema}.`;
  let prepared: Promise<void> | null = null;

  async function prepare(): Promise<void> {
    await sql.prepare();
    for (const table of tablesOf(prefix)) await sql.run(table);
    const old = new Date(now() - KEPT_DAYS * DAY_MS).toISOString();
    const runs = `SELECT id FROM ${prefix}experiment_run WHERE noted_at < ?`;
    await sql.run(`DELETE FROM ${prefix}experiment_shown WHERE run IN (${runs})`, [old]);
    await sql.run(`DELETE FROM ${prefix}experiment_reached WHERE run IN (${runs})`, [old]);
    await sql.run(`DELETE FROM ${prefix}experiment_composition WHERE run IN (${runs})`, [old]);
    await sql.run(`DELETE FROM ${prefix}experiment_run WHERE noted_at < ?`, [old]);
  }

  function ready(): Promise<void> {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  }

  async function noteShown(inner: Sql, { run, visitor, arm, composition }: Extract<Observation, { type: 'shown' }>): Promise<void> {
    const seen = await inner.run(`UPDATE ${prefix}experiment_shown SET arm = ? WHERE run = ? AND visitor = ? AND arm <> ?`, [
      MIXED,
      run,
      visitor,
      arm,
    ]);
    if (seen > 0) return;
    const added = await inner.run(
      `INSERT INTO ${prefix}experiment_shown (run, visitor, arm) SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT)
       WHERE EXISTS (SELECT 1 FROM ${prefix}experiment_run WHERE id = ? AND visitors < ${maxVisitors}) ON CONFLICT DO NOTHING`,
      [run, visitor, arm, run],
    );
    if (added === 0) return;
    await inner.run(`UPDATE ${prefix}experiment_run SET visitors = visitors + 1, noted_at = ? WHERE id = ?`, [isoOf(now()), run]);
    await inner.run(
      `INSERT INTO ${prefix}experiment_composition (run, arm, composition, visitors) VALUES (?, ?, ?, 1)
       ON CONFLICT (run, arm, composition) DO UPDATE SET visitors = experiment_composition.visitors + 1`,
      [run, arm, composition],
    );
  }

  async function noteReached(inner: Sql, { run, visitor, goal }: Extract<Observation, { type: 'reached' }>): Promise<void> {
    await inner.run(
      `INSERT INTO ${prefix}experiment_reached (run, visitor, goal) SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT)
       WHERE EXISTS (SELECT 1 FROM ${prefix}experiment_shown WHERE run = ? AND visitor = ?) ON CONFLICT DO NOTHING`,
      [run, visitor, goal, run, visitor],
    );
  }

  return {
    async open(run) {
      await ready();
      const at = isoOf(now());
      await sql.run(
        `INSERT INTO ${prefix}experiment_run (id, content, opened_at, noted_at, visitors) VALUES (?, ?, ?, ?, 0)
         ON CONFLICT (id) DO UPDATE SET content = excluded.content`,
        [run.id, JSON.stringify(run), run.startedAt ?? at, at],
      );
    },
    async note(observations) {
      await ready();
      await sql.transaction(async (inner) => {
        for (const observation of observations)
          await (observation.type === 'shown' ? noteShown(inner, observation) : noteReached(inner, observation));
      });
    },
    async runs() {
      await ready();
      const rows = await sql.all(`SELECT content FROM ${prefix}experiment_run ORDER BY opened_at DESC, id`);
      return rows.flatMap(({ content }): ExperimentRun[] => {
        const stored = parseStoredJson('An experiment', String(content), RunSchema);
        return stored.type === 'found' ? [stored.value] : [];
      });
    },
    async counts(run) {
      await ready();
      const shown = await sql.all(`SELECT arm, count(*) AS visitors FROM ${prefix}experiment_shown WHERE run = ? GROUP BY arm`, [run]);
      const reached = await sql.all(
        `SELECT goal, arm, count(*) AS visitors FROM ${prefix}experiment_reached JOIN ${prefix}experiment_shown USING (run, visitor)
         WHERE run = ? AND arm <> ? GROUP BY goal, arm`,
        [run, MIXED],
      );
      const byArm = (rows: readonly Readonly<Record<string, unknown>>[]) =>
        Object.fromEntries(rows.map(({ arm, visitors }) => [String(arm), Number(visitors)]));
      const { [MIXED]: mixed = 0, ...visitors } = byArm(shown);
      const goals = new Set(reached.map(({ goal }) => String(goal)));
      return {
        visitors,
        mixed,
        reached: Object.fromEntries([...goals].map((goal) => [goal, byArm(reached.filter((row) => row.goal === goal))])),
      };
    },
    async compositions(run) {
      await ready();
      const rows = await sql.all(
        `SELECT arm, composition, visitors FROM ${prefix}experiment_composition WHERE run = ? ORDER BY arm, visitors DESC, composition`,
        [run],
      );
      const all = rows.map((row) => ({ arm: String(row.arm), composition: String(row.composition), visitors: Number(row.visitors) }));
      return all.filter(({ arm }, index) => all[index - MAX_COMPOSITIONS]?.arm !== arm);
    },
    close: () => sql.close(),
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
