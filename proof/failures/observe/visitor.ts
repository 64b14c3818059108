import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Customer } from '../../../e2e/fixtures/customer.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { ensureWholeChromium } from '../../../scripts/setup/chromium.ts';
import { type FaultRelay, openFaultRelay } from '../../fault/relay.ts';

/** Russian visitors have a desktop window, English visitors a phone; CSS pixels. */
export const WIDTHS: Readonly<Record<Language, number>> = { ru: 1440, en: 375 };

/** A fault of the visitor's browser; `whole`: none. */
export type BrowserState = 'whole' | 'storage full' | 'storage forbidden' | 'cookies off' | 'scripts off';

export interface VisitorOptions {
  readonly language: Language;
  readonly state?: BrowserState;
  readonly hasScripts?: boolean;
  /** With a back/forward cache, which the headless shell lacks. */
  readonly hasPageCache?: boolean;
}

/** A browser that reaches the shop through its own relay. It has a cookie that suppresses the greeting where it stores cookies. */
export interface Visitor {
  readonly relay: FaultRelay;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Exceptions and console errors of its pages, without those of the network. */
  readonly errors: readonly string[];
  openTab(): Promise<Page>;
  signIn(customer: Pick<Customer, 'email' | 'password'>): Promise<void>;
  repairStorages(): Promise<void>;
  close(): Promise<void>;
}

const NETWORK = /^Failed to load resource|net::ERR_|status of \d{3}/;
/** Chromium's setting «block all cookies», which forbids storages as well; the headless shell lacks it. */
const NO_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } };

export async function openVisitor(browser: Browser, shop: { readonly url: string }, options: VisitorOptions): Promise<Visitor> {
  const { language, state = 'whole', hasScripts = true } = options;
  const relay = await openFaultRelay(shop.url);
  const settings = {
    baseURL: relay.url,
    locale: WORDS[language].iso,
    timezoneId: 'Europe/Moscow',
    viewport: { width: WIDTHS[language], height: 900 },
    javaScriptEnabled: state !== 'scripts off' && hasScripts,
  };
  const { context, closeBrowser } = await openContext(browser, options, settings);
  const errors: string[] = [];
  context.on('page', (page) => collectErrors(page, errors));
  if (state !== 'cookies off' && settings.javaScriptEnabled) {
    await context.addCookies([{ name: 'preloader', value: GREETING_SHOWN, url: relay.url }]);
  }
  if (state === 'storage full') await context.addInitScript(fillStorages);
  if (state === 'storage forbidden') await context.addInitScript(forbidStorages);
  const openTab = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return page;
  };
  return {
    relay,
    context,
    page: await openTab(),
    errors,
    openTab,
    async signIn({ email, password }) {
      const response = await context.request.post('/api/token/', { data: { email, password } });
      if (!response.ok()) throw new Error(`The sign-in has status ${response.status()}.`);
    },
    async repairStorages() {
      await context.addInitScript(repairStorages);
      await Promise.all(context.pages().map((page) => page.evaluate(repairStorages)));
    },
    async close() {
      await closeBrowser();
      await relay.close();
    },
  };
}

const GREETING_SHOWN = encodeURIComponent(JSON.stringify({ hasShownPreloader: true }));

type ContextSettings = NonNullable<Parameters<Browser['newContext']>[0]>;

async function openContext(
  browser: Browser,
  { state, hasPageCache = false }: VisitorOptions,
  settings: ContextSettings,
): Promise<{ readonly context: BrowserContext; readonly closeBrowser: () => Promise<void> }> {
  if (state === 'cookies off') {
    const executablePath = ensureWholeChromium();
    const profile = await mkdtemp(path.join(tmpdir(), 'vitrava-profile-'));
    await mkdir(path.join(profile, 'Default'));
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(NO_COOKIES));
    const context = await chromium.launchPersistentContext(profile, { executablePath, ...settings });
    const closeBrowser = async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    };
    return { context, closeBrowser };
  }
  if (hasPageCache) {
    const executablePath = ensureWholeChromium();
    const own = await chromium.launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    return { context: await own.newContext(settings), closeBrowser: () => own.close() };
  }
  const context = await browser.newContext(settings);
  return { context, closeBrowser: () => context.close() };
}

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text());
  });
}

function fillStorages(): void {
  if ('isRepaired' in window || location.protocol === 'about:') return;
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        if (storage.getItem(`filling ${size}`) === null) storage.setItem(`filling ${size}`, 'x'.repeat(size));
      } catch {
        // A smaller item may still fit.
      }
    }
  }
}

/** Access to a storage throws, as with cookies blocked. */
function forbidStorages(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
    const real = Object.getOwnPropertyDescriptor(window, name) as PropertyDescriptor;
    const get = (): unknown => {
      if ('isRepaired' in window) return (real.get as () => unknown).call(window);
      throw new DOMException(`Failed to read the '${name}' property from 'Window': Access is denied for this document.`, 'SecurityError');
    };
    Object.defineProperty(window, name, { configurable: true, get });
  }
}

function repairStorages(): void {
  if (location.protocol === 'about:') return;
  Object.assign(window, { isRepaired: true });
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('filling')) storage.removeItem(key);
  }
}
