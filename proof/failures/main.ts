import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import prepareTemplate from '../../e2e/fixtures/template.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { actionJobs, apiJobs } from './api/run.ts';
import { browserJobs } from './browser/run.ts';
import { isGood, type Job, type Judged, lineOf, nameOf } from './cell.ts';
import { remoteJobs } from './remotes/run.ts';
import { openResults } from './results.ts';
import { openFailingShop } from './shop.ts';
import { documentOf } from './table.ts';

/*
 * npm run proof -- failures: everything that the manifests name, failing in every way, as visitors meet it through every door and in both languages. Each cell
 * is a line; the table goes into docs/failures.md, where a part that was not run whole stays as long as it knows more. `--only remotes` chooses a part, `--match "mfe-content . files"` cells by an expression of their line, `--left` those that were
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
const table = path.resolve(import.meta.dirname, '../../docs/failures.md');
const isRunWhole = (part: string) => values.match === undefined && !values.left && (values.only === undefined || values.only === part);
const results = await openResults(({ cell }) => isRunWhole(cell.part));
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
await writeFile(table, documentOf(results.all(), await readFile(table, 'utf8'), isRunWhole));
const isSomeRun = judged.length > 0 || (values.left && values.match === undefined);
process.exit(isSomeRun && bad.length === 0 ? 0 : 1);

function isChosen({ cells }: Job): boolean {
  const { match, left } = values;
  const names = cells.map(nameOf).filter((name) => match === undefined || new RegExp(match).test(name));
  return left ? names.some((name) => !isDone.has(name)) : names.length > 0;
}
