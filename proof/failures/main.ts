import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import prepareTemplate from '../../e2e/fixtures/template.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { actionJobs, apiJobs } from './api/run.ts';
import { prepareVisits } from './api/visits.ts';
import { browserJobs } from './browser/run.ts';
import { isGood, type Job, type Judged, judge, lineOf, nameOf } from './cell.ts';
import { remoteJobs } from './remotes/run.ts';
import { openResults } from './results.ts';
import { openFailingShop } from './shop.ts';

/*
 * npm run proof -- failures: everything that the manifests name, failing in every way, as visitors meet it through every door and in both languages.
 * `--list` prints the names of the cells. `--only remotes` chooses a part, `--match "mfe-content . files"` cells by an expression of their name, `--left`
 * those that have not held yet. The counts go into docs/failures.md, the lines of all cells that were ever run into .cache/failures.txt. The apps must
 * have been built. Exits 1 when a cell does not hold, or could not be run.
 */

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    match: { type: 'string' },
    left: { type: 'boolean', default: false },
    shops: { type: 'string', default: '2' },
  },
});
const PARTS = { remotes: remoteJobs, API: apiJobs, actions: actionJobs, browser: browserJobs } as const;
const isRunWhole = (part: string) =>
  !values.list && values.match === undefined && !values.left && (values.only === undefined || values.only === part);
const results = await openResults(isRunWhole);
const held = new Set(
  results
    .all()
    .filter(isGood)
    .map(({ cell }) => nameOf(cell)),
);
const removeTemplate = await prepareTemplate();
const shops = await Promise.all(Array.from({ length: values.list ? 1 : Number(values.shops) }, openFailingShop));
const browser = await chromium.launch({ executablePath: ensureChromium() });
const judged: Judged[] = [];
try {
  const jobs: Job[] = [];
  for (const [part, jobsOf] of Object.entries(PARTS)) {
    if (values.only === undefined || values.only === part) jobs.push(...(await jobsOf(shops)).filter(isChosen));
  }
  if (values.list) for (const { cells } of jobs.splice(0)) for (const cell of cells) console.log(nameOf(cell));
  if (jobs.some(({ cells }) => cells[0]?.part === 'API')) await prepareVisits(shops, browser);
  await Promise.all(
    shops.map(async (shop) => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const seen = await judge(job, shop, browser);
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
if (values.list) process.exit(0);
const bad = judged.filter((one) => !isGood(one));
console.log(`${judged.length} cells, ${bad.length} red. All that is known: ${await results.write()}`);
const isSomeRun = judged.length > 0 || (values.left && values.match === undefined);
process.exit(isSomeRun && bad.length === 0 ? 0 : 1);

function isChosen({ cells }: Job): boolean {
  const { match, left } = values;
  const names = cells.map(nameOf).filter((name) => match === undefined || new RegExp(match).test(name));
  return left ? names.some((name) => !held.has(name)) : names.length > 0;
}
