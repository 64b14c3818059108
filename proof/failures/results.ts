import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isGood, type Judged, lineOf, nameOf } from './cell.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, '.cache/failures.json');
/** The full table: a line for each cell. */
const table = path.join(root, '.cache/failures.txt');
const summary = path.join(root, 'docs/failures.md');

/** A cell, and the commit that it was seen at; with a `+`, and what was not committed then. */
interface Kept extends Judged {
  readonly commit: string;
}

export interface Results {
  /** Puts what was seen beside what was seen of other cells before. What a run has seen is there though it ends early. */
  keep(judged: readonly Judged[]): Promise<void>;
  /** In a fixed order. */
  all(): readonly Kept[];
  /** Writes the full table, and the counts of each part of which no cell is missing. Returns where the table is. */
  write(): Promise<string>;
}

/** What earlier runs have seen, without the cells that are run whole now. */
export async function openResults(isRunWhole: (part: string) => boolean): Promise<Results> {
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', '.', ':!docs/failures.md') === '' ? '' : '+'}`;
  const known = new Map((await readResults()).filter(({ cell }) => !isRunWhole(cell.part)).map((one) => [nameOf(one.cell), one]));
  const all = () => [...known.values()].sort((one, another) => (nameOf(one.cell) < nameOf(another.cell) ? -1 : 1));
  let writing = Promise.resolve();
  const write = async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(all()));
    await rename(`${file}.new`, file);
  };
  return {
    keep(judged) {
      for (const one of judged) known.set(nameOf(one.cell), { ...one, commit });
      writing = writing.then(write);
      return writing;
    },
    all,
    async write() {
      await writeFile(
        table,
        all()
          .map((one) => `${lineOf(one)}\n`)
          .join(''),
      );
      await writeFile(summary, summaryOf(await readFile(summary, 'utf8'), all(), isRunWhole));
      return table;
    },
  };
}

/** The summary with new rows for the parts that were run whole, or of which at least as many cells are known as it counts. */
function summaryOf(before: string, results: readonly Kept[], isRunWhole: (part: string) => boolean): string {
  const parts = Map.groupBy(results, ({ cell }) => cell.part);
  return before.replaceAll(/^\| (\w+) \| (\d+) \|.*\|$/gm, (row, part: string, cells: string) => {
    const judged = parts.get(part) ?? [];
    return judged.length > 0 && (isRunWhole(part) || judged.length >= Number(cells)) ? rowOf(part, judged) : row;
  });
}

function rowOf(part: string, judged: readonly Kept[]): string {
  const red = judged.filter((one) => !isGood(one)).length;
  const absent = judged.filter(({ verdict }) => verdict.type === 'does not apply').length;
  const commits = [...new Set(judged.map(({ commit }) => commit))].join(', ');
  return `| ${part} | ${judged.length} | ${judged.length - red - absent} | ${red} | ${absent} | ${commits} |`;
}

async function readResults(): Promise<readonly Kept[]> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Kept[],
    () => [],
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
