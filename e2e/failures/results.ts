import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cell, Judged } from './cell.ts';

const file = path.resolve(import.meta.dirname, '../../.cache/failures.json');

/** Puts what was seen beside what was seen of other cells before, unless all were run (`isAll`). Gives all of it, in a fixed order. */
export async function keepResults(judged: readonly Judged[], { isAll }: { readonly isAll: boolean }): Promise<readonly Judged[]> {
  const before = isAll ? [] : await readResults();
  const known = new Map([...before, ...judged].map((one) => [nameOf(one.cell), one]));
  const all = [...known.values()].sort((one, another) => (nameOf(one.cell) < nameOf(another.cell) ? -1 : 1));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(all));
  return all;
}

async function readResults(): Promise<readonly Judged[]> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Judged[],
    () => [],
  );
}

function nameOf({ part, subject, fault, door, language }: Cell): string {
  return [part, subject, fault, door, language].join(' | ');
}
