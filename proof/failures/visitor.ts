import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Customer } from '../../e2e/fixtures/customer.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import { ensureWholeChromium } from '../../scripts/setup/chromium.ts';
import { type FaultRelay, openFaultRelay } from '../fault/relay.ts';
import { WIDTHS } from './frame.ts';
import type { FailingShop } from './shop.ts';

/** What a visitor's browser is like. */
export type BrowserState = 'whole' | 'storage full' | 'storage forbidden' | 'cookies off' | 'scripts off';

export interface VisitorOptions {
  readonly language: Language;
  readonly state?: BrowserState;
  readonly hasScripts?: boolean;
  /** It keeps left pages, as people's do: whole Chromium does, its headless shell never. */
  readonly keepsPages?: boolean;
}

/** Someone with a browser of their own, who reaches the shop through a relay of their own; greeted before where the browser can remember that. */
export interface Visitor {
  readonly relay: FaultRelay;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What its pages threw, or wrote to the console as an error of theirs: what the network has to say is not among it. */
  readonly errors: readonly string[];
  /** Another tab. */
  open(): Promise<Page>;
  /** As if this browser had signed in before. */
  signIn(customer: Pick<Customer, 'email' | 'password'>): Promise<void>;
  /** From now on the browser does all that is asked of it; cookies are let in for a new window only. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const NETWORK = /^Failed to load resource|net::ERR_|status of \d{3}/;
/** Chromium's own «block all cookies», which forbids storages as well; its headless shell knows no such settings. */
const NO_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Russian visitors have a wide window, English ones a phone's. */
export async function openVisitor(browser: Browser, shop: Pick<FailingShop, 'url'>, options: VisitorOptions): Promise<Visitor> {
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
  context.on('page', (page) => listen(page, errors));
  if (state !== 'cookies off' && settings.javaScriptEnabled) {
    await context.addCookies([{ name: 'preloader', value: GREETED, url: relay.url }]);
  }
  if (state === 'storage full') await context.addInitScript(fillStorages);
  if (state === 'storage forbidden') await context.addInitScript(forbidStorages);
  const open = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return page;
  };
  return {
    relay,
    context,
    page: await open(),
    errors,
    open,
    async signIn({ email, password }) {
      const answer = await context.request.post('/api/token/', { data: { email, password } });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
    },
    async mend() {
      await context.addInitScript(mendStorages);
      await Promise.all(context.pages().map((page) => page.evaluate(mendStorages)));
    },
    async close() {
      await closeBrowser();
      await relay.close();
    },
  };
}

const GREETED = encodeURIComponent(JSON.stringify({ hasShownPreloader: true }));

type ContextSettings = NonNullable<Parameters<Browser['newContext']>[0]>;

async function openContext(
  browser: Browser,
  { state, keepsPages = false }: VisitorOptions,
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
  if (keepsPages) {
    const executablePath = ensureWholeChromium();
    const own = await chromium.launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    return { context: await own.newContext(settings), closeBrowser: () => own.close() };
  }
  const context = await browser.newContext(settings);
  return { context, closeBrowser: () => context.close() };
}

function listen(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text());
  });
}

/** Both storages are filled to the last character. */
function fillStorages(): void {
  if ('isMended' in window || location.protocol === 'about:') return;
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        if (storage.getItem(`filling ${size}`) === null) storage.setItem(`filling ${size}`, 'x'.repeat(size));
        // The key takes room as well: what is left beneath it is filled by the smaller ones, or by nothing.
      } catch {
        // That much is not left.
      }
    }
  }
}

/** The mere access throws, as where a site may keep nothing. */
function forbidStorages(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
    const real = Object.getOwnPropertyDescriptor(window, name) as PropertyDescriptor;
    const get = (): unknown => {
      if ('isMended' in window) return (real.get as () => unknown).call(window);
      throw new DOMException(`Failed to read the '${name}' property from 'Window': Access is denied for this document.`, 'SecurityError');
    };
    Object.defineProperty(window, name, { configurable: true, get });
  }
}

function mendStorages(): void {
  if (location.protocol === 'about:') return;
  Object.assign(window, { isMended: true });
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('filling')) storage.removeItem(key);
  }
}
