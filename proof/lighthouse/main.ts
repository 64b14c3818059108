import { openEnvironment } from '../../e2e/fixtures/environment.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { audit, CATEGORIES, type Verdict } from './audit.ts';
import { judgePage } from './performance.ts';

/*
 * npm run proof -- lighthouse: Lighthouse's results for the shop on a phone and on a desktop, in both languages:
 * accessibility, best practices and SEO must be 100. Then the speed of a phone's first visit, against the same page
 * without scripts. The apps must have been built. Lighthouse is installed from the registry on demand: it is 170 MB
 * that neither the shop nor its gate needs.
 */

const PAGES = ['/', '/product/1001', '/cart', '/news'];
const ADDRESSES = PAGES.flatMap((page) => [page, page === '/' ? '/en' : `/en${page}`]);
/** Home, a list, a product, the news, the cart. */
const TIMED = ['/en', '/en?search=omega', '/en/product/1001', '/en/news', '/en/cart'];

process.env['CHROME_PATH'] = ensureChromium();
const environment = await openEnvironment();
let isGood = true;
try {
  for (const page of TIMED) {
    const { lines, faults } = await judgePage(`${environment.url}${page}`);
    console.log([page, ...lines, ...faults.map((fault) => `!!! ${fault}`)].join('\n  '));
    if (faults.length > 0) isGood = false;
  }
  const verdicts: Verdict[] = [];
  for (const address of ADDRESSES) {
    for (const device of ['mobile', 'desktop'] as const) verdicts.push(await audit(`${environment.url}${address}`, device));
  }
  for (const { url, device, scores, faults } of verdicts) {
    console.log(`${new URL(url).pathname} (${device}): ${CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ')}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  const bad = verdicts.filter(({ scores }) => CATEGORIES.some((name) => scores[name] < 100));
  console.log(bad.length === 0 ? 'All of them are 100.' : `${bad.length} of ${verdicts.length} pages are below 100.`);
  if (bad.length > 0) isGood = false;
} finally {
  await environment.close();
}
process.exitCode = isGood ? 0 : 1;
