import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { ensurePostgres } from '../../scripts/setup/postgres.ts';
import { openGuardedShop } from './shop.ts';
import { type Walked, walk } from './walk.ts';
import { WALKS, type Walk } from './walks.ts';

/*
 * npm run proof -- guard: releases, good ones and bad ones, with visitors on two servers with one store in PostgreSQL,
 * and the decisions of the guard of releases (decision 048). The apps must have been built. Words choose among the
 * releases. Exits 1 when one of them does not end as it should, or cannot be tried.
 */

const words = process.argv.slice(2);
const chosen = WALKS.filter(({ title }) => words.length === 0 || words.some((word) => title.includes(word)));
if (!ensurePostgres()) throw new Error('The guard of releases is proven with PostgreSQL 15 or newer.');
const shop = await openGuardedShop();
const browser = await chromium.launch({ executablePath: ensureChromium() });
let isGood = chosen.length > 0;
try {
  console.log('as it should? | release | visitors | what became of it | reason on record');
  for (const one of chosen) {
    const walked = await walk(shop, browser, one).catch(notTried);
    console.log(rowOf(one, walked));
    if (walked.faults.length > 0) isGood = false;
  }
} finally {
  await browser.close();
  await shop.close();
}
process.exitCode = isGood ? 0 : 1;

function rowOf({ title, visitors: kind }: Walk, { visitors, seconds, outcome, steps, reason, faults }: Walked): string {
  const cells = [
    faults.length === 0 ? 'yes' : 'NO',
    title,
    `${visitors} ${kind === 'browser' ? 'in browsers' : 'without a browser'}`,
    `${outcome}${steps > 0 ? ` after ${steps} steps` : ''}, ${seconds} s`,
    reason,
  ];
  return [cells.join(' | '), ...faults.map((fault) => `   !!! ${fault}`)].join('\n');
}

function notTried(error: unknown): Walked {
  return { visitors: 0, seconds: 0, outcome: 'nothing', steps: 0, reason: '', faults: [String(error)] };
}
