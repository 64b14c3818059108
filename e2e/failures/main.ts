import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import prepareTemplate from '../fixtures/template.ts';
import { actionJobs, apiJobs } from './api/run.ts';
import { browserJobs } from './browser/run.ts';
import { isGood, type Job, type Judged, lineOf, nameOf } from './cell.ts';
import { remoteJobs } from './remotes/run.ts';
import { openResults } from './results.ts';
import { openFailingShop } from './shop.ts';
import { cellsIn, tableOf } from './table.ts';

/*
 * npm run proof -- failures: everything that the manifests name, failing in every way, as visitors meet it through every door and in both languages. Each cell
 * is a line; the table goes into docs/failures.md, or beside it where less is known than stands there. `--only remotes` chooses a part, `--match "mfe-content . files"` cells by an expression of their line, `--left` those that were
 * not seen to hold yet, or not at all; the table keeps what was seen of the others last. The apps must have been built. Exits 1 when a cell does not hold, or could not be run.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    match: { type: 'string' },
    left: { type: 'boolean', default: false },
    shops: { type: 'string', default: '2' },
  },
});
const PARTS = { remotes: remoteJobs, API: apiJobs, actions: actionJobs, browser: browserJobs } as const;
const root = path.resolve(import.meta.dirname, '../..');
const table = path.join(root, 'docs/failures.md');
/** Of a clone that has not seen the rest. */
const tableOfSome = path.join(root, '.cache/failures.md');
const isWhole = values.match === undefined && !values.left;
const results = await openResults(({ cell }) => isWhole && (values.only === undefined || values.only === cell.part));
const done = results.all().filter(isGood);
const isDone = new Set(done.map((one) => nameOf(one.cell)));
if (values.left)
  console.log(`${done.length} cells have held before, seen at ${[...new Set(done.map(({ commit }) => commit))].join(', ')}.`);
const removeTemplate = await prepareTemplate();
const shops = await Promise.all(Array.from({ length: Number(values.shops) }, openFailingShop));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const judged: Judged[] = [];
try {
  const jobs: Job[] = [];
  for (const [part, jobsOf] of Object.entries(PARTS)) {
    if (values.only === undefined || values.only === part) jobs.push(...(await jobsOf(shops, browser)).filter(isChosen));
  }
  await Promise.all(
    shops.map(async (shop) => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const seen = await job.run(shop, browser);
        judged.push(...seen);
        for (const one of seen) console.log(lineOf(one));
        await results.keep(seen);
      }
    }),
  );
} finally {
  await browser.close();
  await Promise.all(shops.map((shop) => shop.close()));
  await removeTemplate();
}
const bad = judged.filter((one) => !isGood(one));
console.log(`${judged.length} cells, ${bad.length} red.`);
const isLess = (values.only !== undefined || !isWhole) && results.all().length < cellsIn(await readFile(table, 'utf8'));
await writeFile(isLess ? tableOfSome : table, tableOf(results.all()));
if (isLess)
  console.log(`docs/failures.md knows more cells than have been seen here, and stays; these are in ${path.relative(root, tableOfSome)}.`);
const isSomeRun = judged.length > 0 || (values.left && values.match === undefined);
process.exit(isSomeRun && bad.length === 0 ? 0 : 1);

function isChosen({ cells }: Job): boolean {
  const { match, left } = values;
  const names = cells.map(nameOf).filter((name) => match === undefined || new RegExp(match).test(name));
  return left ? names.some((name) => !isDone.has(name)) : names.length > 0;
}
