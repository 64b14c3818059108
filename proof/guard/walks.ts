import type { Page } from '@playwright/test';
import { untilAlive } from '../../e2e/fixtures/alive.ts';
import { throwsInBrowser, throwsOnServer } from '../../e2e/fixtures/breakages.ts';
import type { BuildChange } from '../../e2e/fixtures/changed-release.ts';
import type { App } from '../../scripts/environment/index.ts';
import { asGood, blocksMainThread, losesAdditions } from '../fault/releases.ts';

/** A release with visitors, and its expected end. */
export interface Walk {
  readonly title: string;
  readonly remote: App;
  readonly change: BuildChange;
  /** A canary by plan, or stable for all visitors at once. */
  readonly as: 'canary' | 'stable';
  readonly plan?: string;
  /** Visitors of the canary, and of stable, that each step needs. */
  readonly minVisitors?: number;
  readonly visitors: 'plain' | 'browser';
  readonly path: string;
  readonly route: string;
  readonly does?: (page: Page) => Promise<void>;
  /**
   * From its release on the backend answers so late, in milliseconds; each visitor requests something that was not
   * requested before. Others visit `beside` meanwhile, and have visited it before.
   */
  readonly slow?: { readonly apiMs: number; readonly beside: { readonly remote: App; readonly path: string; readonly route: string } };
  /** Beyond so many visitors nothing has become of it. */
  readonly atMost: number;
  /** `stays`: it is stable from the start, and no one takes it back. */
  readonly expected: 'stable' | 'taken back' | 'stays';
  /** The last entry of the history about it. */
  readonly reason?: RegExp;
}

const NEWS = { remote: 'mfe-content', path: '/news', route: 'news' } as const;
const START = { path: '/', route: 'start' } as const;
const LIST = { remote: 'mfe-catalog', path: '/?search=', route: 'start' } as const;
/** Documents are late by one call, and then the page's own requests: for most visitors it is slow. */
const SLOW_MS = 1_200;

/** Clicks until the page, which is alive then, has answered. */
async function clickOnThePage(page: Page): Promise<void> {
  await untilAlive(page);
  const title = page.getByRole('main').getByRole('heading').first();
  await title.click();
  await page.waitForTimeout(1_200);
}

/** Follows the link to the news, whose page the browser draws then. */
async function followToNews(page: Page): Promise<void> {
  await untilAlive(page);
  const main = page.getByRole('main');
  const start = await main.getByRole('heading').first().textContent();
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Новости' }).click();
  // The news, or that they cannot be shown.
  await main
    .getByRole('heading')
    .filter({ hasNotText: start ?? '' })
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined);
  await page.waitForTimeout(600);
}

/** Puts the first product of the list into the cart; in vain where the cart does not work. */
async function addToCart(page: Page): Promise<void> {
  await untilAlive(page);
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await page
    .getByRole('spinbutton')
    .first()
    .waitFor({ timeout: 1_500 })
    .catch(() => undefined);
}

export const WALKS: readonly Walk[] = [
  {
    title: 'a good release climbs over 1, 10 and 50 % to all visitors',
    ...NEWS,
    change: asGood,
    as: 'canary',
    plan: '1,10,50,100',
    minVisitors: 4,
    visitors: 'plain',
    atMost: 12_000,
    expected: 'stable',
  },
  {
    title: 'its pages throw in the browser',
    ...NEWS,
    path: '/',
    change: throwsInBrowser,
    as: 'canary',
    plan: '50,100',
    visitors: 'browser',
    does: followToNews,
    atMost: 80,
    expected: 'taken back',
    reason: /^(?:page-)?error: /,
  },
  {
    title: 'the server cannot render it',
    ...NEWS,
    change: throwsOnServer,
    as: 'canary',
    plan: '10,50,100',
    visitors: 'plain',
    atMost: 400,
    expected: 'taken back',
    reason: /^(?:render: |Servers have excluded it: threw)/,
  },
  {
    title: 'its pages answer clicks late',
    ...START,
    remote: 'mfe-catalog',
    change: blocksMainThread,
    as: 'canary',
    plan: '50,100',
    visitors: 'browser',
    does: clickOnThePage,
    atMost: 80,
    expected: 'taken back',
    reason: /^INP/,
  },
  {
    title: 'nothing gets into the cart any more',
    ...START,
    remote: 'mfe-cart-checkout',
    change: losesAdditions,
    as: 'canary',
    plan: '50,100',
    visitors: 'browser',
    does: addToCart,
    atMost: 80,
    expected: 'taken back',
    reason: /^cart\/itemAdded: /,
  },
  {
    title: 'stable at once, and its pages throw in the browser',
    ...NEWS,
    path: '/',
    change: throwsInBrowser,
    as: 'stable',
    visitors: 'browser',
    does: followToNews,
    atMost: 80,
    expected: 'taken back',
    reason: /^error: .* in its first hour/,
  },
  {
    title: 'a good canary while the backend is slow: both versions are, and it climbs',
    ...LIST,
    change: asGood,
    as: 'canary',
    plan: '50,100',
    visitors: 'plain',
    slow: { apiMs: SLOW_MS, beside: LIST },
    atMost: 400,
    expected: 'stable',
  },
  {
    title: 'a good release, stable at once, and from then on the backend is slow',
    ...NEWS,
    path: '/news?utm_id=',
    change: asGood,
    as: 'stable',
    visitors: 'plain',
    slow: { apiMs: SLOW_MS, beside: LIST },
    atMost: 160,
    expected: 'stays',
  },
];
