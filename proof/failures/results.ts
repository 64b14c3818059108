import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Judged, nameOf } from './cell.ts';

const root = path.resolve(import.meta.dirname, '../..');
const table = path.join(root, '.cache/failures.txt');
const summary = path.join(root, 'docs/failures.md');

type Result = 'holds' | 'red' | 'n/a';

export function resultOf({ verdict }: Judged): Result {
  if (verdict.type === 'does not apply') return 'n/a';
  return verdict.violations.length === 0 ? 'holds' : 'red';
}

/** A line of the table: result, name of the cell, what was shown or why it does not apply, and the violations. */
export function lineOf(judged: Judged): string {
  const { cell, verdict } = judged;
  const text = verdict.type === 'run' ? [verdict.shown, ...verdict.violations].join(' !!! ') : verdict.reason;
  return [resultOf(judged), nameOf(cell), text.replaceAll('\n', ' ')].join(' | ');
}

/** Adds lines with the commit to the table, where the last line of a cell counts. */
export async function storeResults(judged: readonly Judged[]): Promise<void> {
  await mkdir(path.dirname(table), { recursive: true });
  await appendFile(table, judged.map((one) => `${lineOf(one)} | ${commit()}\n`).join(''));
}

interface Stored {
  readonly result: string;
  readonly part: string;
  readonly commit: string;
}

/** Reads the last line of each cell by the cell's name. */
export async function readResults(): Promise<ReadonlyMap<string, Stored>> {
  const text = await readFile(table, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const fields = line.split(' | ');
      const [result = '', part = ''] = fields;
      return [fields.slice(1, 6).join(' | '), { result, part, commit: fields.at(-1) ?? '' }];
    }),
  );
}

/** Updates the rows of the summary whose parts have a result for each of their cells. Returns the path of the table. */
export async function writeSummary(names: readonly string[]): Promise<string> {
  const results = await readResults();
  const before = await readFile(summary, 'utf8');
  const after = before.replaceAll(/^\| (\w+) \| \d+ \|.*\|$/gm, (row, part: string) => {
    const cells = names.filter((name) => name.startsWith(`${part} | `)).map((name) => results.get(name));
    return cells.length > 0 && cells.every((cell) => cell !== undefined) ? rowOf(part, cells) : row;
  });
  await writeFile(summary, after);
  return table;
}

function rowOf(part: string, cells: readonly Stored[]): string {
  const count = (result: Result) => cells.filter((cell) => cell.result === result).length;
  const commits = [...new Set(cells.map((cell) => cell.commit))].join(', ');
  return `| ${part} | ${cells.length} | ${count('holds')} | ${count('red')} | ${count('n/a')} | ${commits} |`;
}

/** With a `+` when the tree has changes that are not committed. */
function commit(): string {
  const isClean = git('status', '--porcelain', '--', '.', ':!docs/failures.md') === '';
  return `${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : '+'}`;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
