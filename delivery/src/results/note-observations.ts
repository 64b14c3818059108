import type { Queries } from '../sql/index.ts';
import type { Observation } from './observation.ts';

type Shown = Extract<Observation, { type: 'shown' }>;
type Reached = Extract<Observation, { type: 'reached' }>;

/** The place of recorded observations. */
export interface NotePlace {
  /** What the tables are named after, with the schema; and without it, as a statement names the row that is there. */
  readonly prefix: string;
  readonly name: string;
  /** Visitors of a run that are kept. */
  readonly maxVisitors: number;
  /** In the place of an arm: more than one. */
  readonly mixed: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Rows of one statement: databases bound the number of its parameters. */
const ROWS = 1000;

/** Notes a batch in a transaction, in one order of runs and visitors, with few statements for a distant database. */
export async function noteObservations(sql: Queries, place: NotePlace, observations: readonly Observation[]): Promise<void> {
  const early: Reached[] = [];
  const late: Reached[] = [];
  const runs = new Map<string, Map<string, Shown[]>>();
  for (const observation of observations) {
    const visitors = runs.get(observation.run) ?? new Map<string, Shown[]>();
    const before = visitors.get(observation.visitor);
    if (observation.type === 'reached') (before ? late : early).push(observation);
    else {
      visitors.set(observation.visitor, [...(before ?? []), observation]);
      runs.set(observation.run, visitors);
    }
  }
  // A goal counts after the arm was shown: these wait for nothing that this batch shows.
  await noteReached(sql, place, early);
  for (const [run, visitors] of [...runs].sort(([one], [other]) => compare(one, other)))
    await noteShown(
      sql,
      place,
      run,
      [...visitors.values()].sort(([one], [other]) => compare(one?.visitor ?? '', other?.visitor ?? '')),
    );
  await noteReached(sql, place, late);
}

async function noteShown(sql: Queries, place: NotePlace, run: string, visitors: readonly (readonly Shown[])[]): Promise<void> {
  const { prefix, mixed } = place;
  const first = visitors.flatMap(([one]) => (one ? [one] : []));
  for (const rows of chunksOf(first)) await addVisitors(sql, place, run, rows);
  for (const rows of chunksOf(visitors.flat()))
    await sql.run(
      `UPDATE ${prefix}_shown SET arm = ? FROM (${valuesOf(rows, 2)}) AS given
       WHERE run = ? AND visitor = given.column1 AND arm <> given.column2`,
      [mixed, ...rows.flatMap(({ visitor, arm }) => [visitor, arm]), run],
    );
}

/** Adds those who were not there, as far as the run has room for them. */
async function addVisitors(
  sql: Queries,
  { prefix, name, maxVisitors, at }: NotePlace,
  run: string,
  given: readonly Shown[],
): Promise<void> {
  // Locks the run, so that other servers count after this one.
  const [known] = await sql.all(`UPDATE ${prefix}_run SET noted_at = ? WHERE id = ? RETURNING visitors`, [at, run]);
  const room = known ? maxVisitors - Number(known['visitors']) : 0;
  if (room <= 0) return;
  const added = await sql.all(
    `INSERT INTO ${prefix}_shown (run, visitor, arm) SELECT CAST(? AS TEXT), column1, column2 FROM (${valuesOf(given, 2)}) AS given
     WHERE NOT EXISTS (SELECT 1 FROM ${prefix}_shown AS there WHERE there.run = ? AND there.visitor = column1)
     LIMIT ${room} ON CONFLICT DO NOTHING RETURNING visitor`,
    [run, ...given.flatMap(({ visitor, arm }) => [visitor, arm]), run],
  );
  if (added.length === 0) return;
  await sql.run(`UPDATE ${prefix}_run SET visitors = visitors + ${added.length} WHERE id = ?`, [run]);
  const isAdded = new Set(added.map(({ visitor }) => String(visitor)));
  const counts = new Map<string, { readonly arm: string; readonly composition: string; visitors: number }>();
  for (const { visitor, arm, composition } of given) {
    if (!isAdded.has(visitor)) continue;
    const key = JSON.stringify([arm, composition]);
    const count = counts.get(key) ?? { arm, composition, visitors: 0 };
    count.visitors += 1;
    counts.set(key, count);
  }
  for (const { arm, composition, visitors } of counts.values())
    await sql.run(
      `INSERT INTO ${prefix}_composition (run, arm, composition, visitors) VALUES (?, ?, ?, ${visitors})
       ON CONFLICT (run, arm, composition) DO UPDATE SET visitors = ${name}_composition.visitors + excluded.visitors`,
      [run, arm, composition],
    );
}

async function noteReached(sql: Queries, { prefix }: NotePlace, given: readonly Reached[]): Promise<void> {
  const sorted = [...given].sort((one, other) => compare(keyOf(one), keyOf(other)));
  for (const rows of chunksOf(sorted))
    await sql.run(
      `INSERT INTO ${prefix}_reached (run, visitor, goal) SELECT column1, column2, column3 FROM (${valuesOf(rows, 3)}) AS given
       WHERE EXISTS (SELECT 1 FROM ${prefix}_shown AS there WHERE there.run = column1 AND there.visitor = column2) ON CONFLICT DO NOTHING`,
      rows.flatMap(({ run, visitor, goal }) => [run, visitor, goal]),
    );
}

function keyOf({ run, visitor, goal }: Reached): string {
  return [run, visitor, goal].join(' ');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** `VALUES` for so many rows; both databases call its columns `column1`, `column2` and so on. */
function valuesOf(rows: readonly unknown[], columns: number): string {
  const row = `(${Array.from({ length: columns }, () => 'CAST(? AS TEXT)').join(', ')})`;
  return `VALUES ${rows.map(() => row).join(', ')}`;
}

function chunksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => rows.slice(index * ROWS, (index + 1) * ROWS));
}
