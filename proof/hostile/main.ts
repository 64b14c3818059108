import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { goToReview, PLENTIFUL } from '../../e2e/fixtures/checkout.ts';
import { type Customer, openCustomer } from '../../e2e/fixtures/customer.ts';
import { openEnvironment } from '../../e2e/fixtures/environment.ts';
import { cartLink, openAlive } from '../../e2e/fixtures/home.ts';
import { signInByPopup } from '../../e2e/fixtures/steps.ts';
import { WORDS } from '../../e2e/fixtures/words.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { ATTACKS, type Attack } from './attacks.ts';
import { openForeignOrigin } from './foreign-origin.ts';
import { hostileProgram } from './hostile-program.ts';

/*
 * npm run proof -- hostile: what the browser code of a hostile release can do to a customer, tried in a real browser against a real shop. The
 * catalogue is released with hostile code added; the customer signs in on a page that it runs in. Prints the result of each attack; fails when an attack
 * that SECURITY.md calls prevented succeeds, or one that it calls possible does not. The apps must have been built.
 */

interface Outcome {
  readonly got: string;
  readonly error: string;
}

/** How long a request to the foreign origin may take to arrive. */
const ARRIVAL_MS = 1000;

const environment = await openEnvironment();
const foreign = await openForeignOrigin();
const browser = await chromium.launch({ executablePath: ensureChromium() });
let isAsDocumented = true;
try {
  await environment.releaseChanged('mfe-catalog', addHostileCode);
  const customer = await openCustomer(environment);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signInBesideIt(page, customer);
  for (const [index, attack] of ATTACKS.entries()) {
    const outcome = attack.name === 'checkout' ? await openCheckout(page, customer) : await attempt(page, attack);
    const isPossible = outcome.got !== '';
    const isExpected = isPossible === (attack.expected === 'possible');
    isAsDocumented &&= isExpected;
    console.log(
      `${String(index + 1).padStart(2)}. ${isPossible ? 'POSSIBLE ' : 'prevented'}  ${attack.title}${isExpected ? '' : `  !!! expected: ${attack.expected}`}`,
    );
    console.log(`      ${isPossible ? `it got ${shortened(outcome.got)}` : shortened(outcome.error) || 'it got nothing'}`);
  }
} finally {
  await browser.close();
  foreign.close();
  await environment.close();
}
process.exitCode = isAsDocumented ? 0 : 1;

async function addHostileCode(folder: string): Promise<void> {
  const browserFolder = path.join(folder, 'browser');
  const entry = (await readdir(browserFolder)).find((name) => /^remoteEntry.*\.js$/.test(name));
  if (!entry) throw new Error('The build has no remote entry.');
  await appendFile(path.join(browserFolder, entry), `\n;(${hostileProgram})(${JSON.stringify(foreign.url)}, import.meta.url);\n`);
}

/** The customer opens the catalogue, whose code stays in the page, and signs in from there. */
async function signInBesideIt(page: Page, customer: Customer): Promise<void> {
  const { origin } = new URL(environment.url);
  await page.context().addCookies([{ name: 'preloader', value: encodeURIComponent('{"hasShownPreloader":true}'), url: origin }]);
  await openAlive(page, `${environment.url}/en`);
  const account = page.getByRole('banner').locator('a[href*="/account/personal-details"]').locator('visible=true').first();
  await account.click();
  await signInByPopup(page, WORDS.en, customer);
  if (!page.url().includes('/account/')) await account.click();
  await page.getByRole('main').getByText(customer.email).first().waitFor();
}

/** The customer navigates from the catalogue to the checkout by the links of the shop. */
async function openCheckout(page: Page, customer: Customer): Promise<Outcome> {
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  await openAlive(page, `${environment.url}/en`);
  await page.waitForSelector('[data-hostile]');
  await cartLink(page, WORDS.en).click();
  await page.getByRole('button', { name: WORDS.en.checkout }).click();
  await goToReview(page, WORDS.en);
  return { got: (await page.locator('html').getAttribute('data-hostile')) ?? '', error: '' };
}

async function attempt(page: Page, attack: Attack): Promise<Outcome> {
  await page.evaluate((name) => void document.dispatchEvent(new CustomEvent('hostile-attack', { detail: name })), attack.name);
  const outcome = await outcomeOf(page, attack);
  if (!attack.sends) return outcome;
  await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
  const arrived = attack.sends.filter((sent) => foreign.requested.has(sent));
  return { got: arrived.map((sent) => `a request to ${sent}`).join(', '), error: outcome.error };
}

/** What the attack left in the page; nothing where the page is gone. */
async function outcomeOf(page: Page, { name }: Attack): Promise<Outcome> {
  if (name === 'navigation') return { got: '', error: '' };
  const left = await page.waitForFunction((attackName) => {
    const outcome = JSON.parse(document.documentElement.getAttribute('data-hostile-outcome') ?? 'null') as
      | (Outcome & { readonly name: string })
      | null;
    return outcome?.name === attackName && outcome;
  }, name);
  return (await left.jsonValue()) as Outcome;
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
