import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare.ts';
import { type Item, markProven, readTable } from './table.ts';
import { claimsOf } from './titles.ts';

/*
 * npm run trace: which items of docs/traceability.md have a test. `--list` names them one by one, `--write` marks items
 * that gained a test as proven.
 */

const root = path.resolve(import.meta.dirname, '../..');
const tableFile = path.join(root, 'docs/traceability.md');
const folders = '{shell,mfe-*,shared-kit,delivery,reference-api,demo-shop,demo-shop/*}';

const markdown = readFileSync(tableFile, 'utf8');
const items = readTable(markdown);
const files = [
  ...globSync(`${folders}/{src,locales}/**/*.test.{ts,tsx}`, { cwd: root }),
  ...globSync('e2e/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] }),
];
const claims = files.flatMap((file) => claimsOf(file, readFileSync(path.join(root, file), 'utf8')));
const { withTest, withoutTest, unknown, lost } = compare(items, claims);

if (process.argv.includes('--write')) {
  writeFileSync(tableFile, markProven(markdown, new Set(withTest.map(({ id }) => id))));
}
if (process.argv.includes('--list')) {
  list('With a test', withTest);
  list('Without a test', withoutTest);
} else {
  for (const area of new Set(items.map(areaOf))) {
    const inArea = items.filter((item) => areaOf(item) === area);
    const tested = inArea.filter((item) => withTest.includes(item));
    console.log(
      `${area}  ${tested.length} of ${inArea.length} have a test${tested.length > 0 ? `: ${tested.map(({ id }) => id).join(' ')}` : ''}`,
    );
  }
}
console.log(`${withTest.length} of ${items.length} items have a test.`);
for (const { id, file, title } of unknown) {
  console.error(`${file}: "${title}" names ${id}, which is no item of docs/traceability.md.`);
}
for (const { id, text } of lost) {
  console.error(`${id} was proven and has no test any more: ${text}`);
}
process.exitCode = unknown.length + lost.length > 0 ? 1 : 0;

function areaOf({ id }: Item): string {
  return id.replace(/\d+/, '');
}

function list(heading: string, chosen: readonly Item[]): void {
  console.log(`\n${heading}`);
  for (const { id, owner, text } of chosen) {
    console.log(`  ${id.padEnd(4)} ${owner.padEnd(17)} ${text}`);
  }
}
