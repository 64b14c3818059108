import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Judged, nameOf } from './cell.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, '.cache/failures.json');

/** A cell, and the commit that it was seen at; with a `+`, and what was not committed then. */
export interface Kept extends Judged {
  readonly commit: string;
}

export interface Results {
  /** Puts what was seen beside what was seen of other cells before. What a run has seen is there though it ends early. */
  keep(judged: readonly Judged[]): Promise<void>;
  /** In a fixed order. */
  all(): readonly Kept[];
}

/** What earlier runs have seen, without the cells that are run whole now. */
export async function openResults(isRunWhole: (judged: Judged) => boolean): Promise<Results> {
  // The table itself changes with each run.
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', '.', ':!docs/failures.md') === '' ? '' : '+'}`;
  const known = new Map((await readResults()).filter((one) => !isRunWhole(one)).map((one) => [nameOf(one.cell), one]));
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
  };
}

async function readResults(): Promise<readonly Kept[]> {
  return readFile(file, 'utf8').then(
    (text) => (JSON.parse(text) as (Judged & Partial<Kept>)[]).map((one) => ({ commit: 'an earlier commit', ...one })),
    () => [],
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
