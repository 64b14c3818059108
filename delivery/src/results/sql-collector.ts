import { Type } from 'typebox';
import type { Sql } from '../sql/index.ts';
import { parseStoredJson } from '../store/index.ts';
import { noteObservations } from './note-observations.ts';
import type { ExperimentRun, ResultsCollector, RunCounts, RunMark } from './observation.ts';
import { createTables, type Tables } from './sql-tables.ts';

/** Visitors of a run that are kept; about 60 MB. Differences that need more of them are of no use to a shop. */
const MAX_VISITORS = 1_000_000;
/** Runs without a record for so long are dropped. */
const RETENTION_DAYS = 365;
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

/** What a collector in a database may differ in. */
export interface SqlCollectorOptions {
  /** What its tables are named after; several collectors can share a database. */
  readonly name?: string;
  /** Visitors of a run that are kept. */
  readonly maxVisitors?: number;
  /** Runs without a record for so long are dropped. */
  readonly retentionDays?: number;
  readonly now?: () => number;
  /** To look only: no table is made and no run dropped. One that is not there is empty. */
  readonly isReadOnly?: boolean;
}

const CountsByArm = Type.Record(Type.String(), Type.Number());
const CountsSchema = Type.Object({ visitors: CountsByArm, reached: Type.Record(Type.String(), CountsByArm), mixed: Type.Number() });

/** A collector in a database. The tables are made by the first use. */
export function createSqlCollector(
  sql: Sql,
  {
    name = 'experiment',
    maxVisitors = MAX_VISITORS,
    retentionDays = RETENTION_DAYS,
    now = Date.now,
    isReadOnly = false,
  }: SqlCollectorOptions = {},
): ResultsCollector {
  const prefix = `${sql.schema === null ? '' : `${sql.schema}.`}${name}`;
  const { ready, sweep, read } = createTables(sql, { prefix, retentionDays, now, isReadOnly });

  return {
    async open(run) {
      await ready();
      await sweep();
      const at = isoOf(now());
      await sql.run(
        `INSERT INTO ${prefix}_run (id, content, opened_at, noted_at, visitors) VALUES (?, ?, ?, ?, 0)
         ON CONFLICT (id) DO UPDATE SET content = excluded.content`,
        [run.id, JSON.stringify(run), run.startedAt ?? at, at],
      );
    },
    async note(observations) {
      await ready();
      const place = { prefix, name, maxVisitors, mixed: MIXED, at: isoOf(now()) };
      await sql.transaction((inner) => noteObservations(inner, place, observations));
    },
    async runs() {
      const rows = await read(`SELECT content FROM ${prefix}_run ORDER BY opened_at DESC, id`);
      return rows.flatMap(({ content }): ExperimentRun[] => {
        const stored = parseStoredJson('An experiment', String(content), RunSchema);
        return stored.type === 'found' ? [stored.value] : [];
      });
    },
    counts: (run) => countsOf(read, prefix, run),
    async mark(run, at) {
      await ready();
      const content = JSON.stringify(await countsOf(read, prefix, run));
      await sql.run(
        `INSERT INTO ${prefix}_mark (run, at, content) VALUES (?, ?, ?) ON CONFLICT (run, at) DO UPDATE SET content = excluded.content`,
        [run, at, content],
      );
    },
    async marks(run, latest = Number.MAX_SAFE_INTEGER) {
      const rows = await read(`SELECT at, content FROM ${prefix}_mark WHERE run = ? ORDER BY at DESC LIMIT ?`, [run, latest]);
      return rows.toReversed().flatMap(({ at, content }): RunMark[] => {
        const stored = parseStoredJson('The counts of a run', String(content), CountsSchema);
        return stored.type === 'found' ? [{ at: String(at), counts: stored.value }] : [];
      });
    },
    async marked(run, at) {
      const [row] = await read(`SELECT content FROM ${prefix}_mark WHERE run = ? AND at = ?`, [run, at]);
      const stored = row && parseStoredJson('The counts of a run', String(row.content), CountsSchema);
      return stored?.type === 'found' ? stored.value : null;
    },
    async compositions(run) {
      const rows = await read(
        `SELECT arm, composition, visitors FROM ${prefix}_composition WHERE run = ? ORDER BY arm, visitors DESC, composition`,
        [run],
      );
      const all = rows.map((row) => ({ arm: String(row.arm), composition: String(row.composition), visitors: Number(row.visitors) }));
      return all.filter(({ arm }, index) => all[index - MAX_COMPOSITIONS]?.arm !== arm);
    },
    close: () => sql.close(),
  };
}

async function countsOf(read: Tables['read'], prefix: string, run: string): Promise<RunCounts> {
  const shown = await read(`SELECT arm, count(*) AS visitors FROM ${prefix}_shown WHERE run = ? GROUP BY arm`, [run]);
  const reached = await read(
    `SELECT goal, arm, count(*) AS visitors FROM ${prefix}_reached JOIN ${prefix}_shown USING (run, visitor)
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
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
