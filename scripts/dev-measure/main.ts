import { createRequire } from 'node:module';
import { openTrial } from '../dev/trial/index.ts';
import { ensureChromium } from '../setup/chromium.ts';

/*
 * npm run dev:measure: how long a saved line takes to the browser. Opens `npm run dev -- mfe-content` on a copy of the
 * repository, a page in Chromium with a form half filled, and changes one line of a view ten times.
 */

const require = createRequire(new URL('../../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test') as typeof import('@playwright/test');

const CHANGES = 10;
const VIEW = 'mfe-content/src/ui/page-header/view.tsx';
const TYPED = 'How soon do you deliver?';
const HEADING = /<h1>\{title\}[^<]*<\/h1>/;

async function measure(): Promise<void> {
  const executablePath = ensureChromium();
  const trial = await openTrial(['mfe-content']);
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    console.log(trial.log.at(-1));
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'preloader', value: encodeURIComponent('{"hasShownPreloader":true}'), url: trial.url }]);
    await page.goto(`${trial.url}/en/faq`);
    await page.waitForFunction(() =>
      (Reflect.get(globalThis, Symbol.for('vitrava.development.builds')) as Map<string, unknown>)?.has('mfe-content'),
    );
    await page.locator('summary').first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
    const field = page.getByRole('dialog').locator('textarea');
    await field.fill(TYPED);
    const seconds: number[] = [];
    for (let number = 1; number <= CHANGES; number += 1) {
      const mark = `change ${number}`;
      const startedAt = performance.now();
      await trial.edit(VIEW, (text) => text.replace(HEADING, `<h1>{title} ${mark}</h1>`));
      await page.waitForFunction((wanted) => document.querySelector('main h1')?.textContent?.endsWith(wanted), mark);
      seconds.push((performance.now() - startedAt) / 1000);
      const isPreserved = (await field.inputValue()) === TYPED && (await page.locator('details[open]').count()) === 1;
      console.log(`${mark}: ${seconds.at(-1)?.toFixed(2)} s, ${isPreserved ? 'state kept' : 'STATE LOST'}`);
      if (!isPreserved) process.exitCode = 1;
    }
    const sorted = seconds.toSorted((a, b) => a - b);
    const median = ((sorted[CHANGES / 2 - 1] ?? 0) + (sorted[CHANGES / 2] ?? 0)) / 2;
    console.log(`From save to browser: median ${median.toFixed(2)} s, longest ${sorted.at(-1)?.toFixed(2)} s.`);
  } finally {
    await browser.close();
    await trial.close();
  }
}

await measure();
