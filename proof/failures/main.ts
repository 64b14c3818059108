import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import prepareTemplate from '../../e2e/fixtures/template.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { openFaultyShop } from '../shop/shop.ts';
import { type Judged, nameOf, runGroup } from './cell.ts';
import { groupsOf } from './matrix.ts';
import { readApiCalls, readRemotes } from './remotes.ts';
import { lineOf, readResults, resultOf, storeResults, writeSummary } from './results.ts';
import { createSite } from './site.ts';

/*
 * npm run proof -- failures: every fault (`faults.ts`) at every location (`matrix.ts`) in both languages. Manifests and the OpenAPI document name the
 * subjects. `--list` prints the names of the cells, `--match "mfe-content . files"` chooses cells by an expression, `--left` those that do not hold yet,
 * `--shops` sets how many shops run side by side. The apps must be built. Exits 1 when a cell is red.
 */

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
    left: { type: 'boolean', default: false },
    shops: { type: 'string', default: '2' },
  },
});
const removeTemplate = await prepareTemplate();
const shops = await Promise.all(Array.from({ length: values.list ? 1 : Number(values.shops) }, openFaultyShop));
const browser = await chromium.launch({ executablePath: ensureChromium() });
const judged: Judged[] = [];
const [first] = shops;
try {
  if (!first) throw new Error('At least one shop is needed.');
  const groups = groupsOf(await readRemotes(first.url), await readApiCalls(first.apiUrl));
  const names = groups.flatMap(({ cells }) => cells.map(nameOf));
  const earlier = values.left ? await readResults() : new Map<string, { readonly result: string }>();
  const isChosen = (name: string) => new RegExp(values.match).test(name) && !['holds', 'n/a'].includes(earlier.get(name)?.result ?? '');
  const chosen = groups.filter(({ cells }) => cells.some((cell) => isChosen(nameOf(cell))));
  if (values.list) console.log(names.join('\n'));
  else {
    await Promise.all(
      shops.map(async (shop) => {
        const site = createSite(shop, browser);
        for (let group = chosen.shift(); group; group = chosen.shift()) {
          const results = await runGroup(group, site);
          judged.push(...results);
          for (const one of results) console.log(lineOf(one).replaceAll(' !!! ', '\n       !!! '));
          await storeResults(results);
        }
      }),
    );
    const red = judged.filter((one) => resultOf(one) === 'red').length;
    console.log(`${judged.length} cells, ${red} red. All results: ${await writeSummary(names)}`);
    process.exitCode = red > 0 || (judged.length === 0 && !values.left) ? 1 : 0;
  }
} finally {
  await browser.close();
  await Promise.all(shops.map((shop) => shop.close()));
  await removeTemplate();
}
