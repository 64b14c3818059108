import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { ensureWholeChromium } from '../../../scripts/setup/chromium.ts';
import { WIDTHS } from '../visitor.ts';

/** What a visitor's browser is like. */
export type BrowserState = 'whole' | 'storage full' | 'storage forbidden' | 'cookies off' | 'scripts off';

export interface WindowOptions {
  readonly url: string;
  readonly language: Language;
  readonly state: BrowserState;
  readonly hasScripts?: boolean;
  /** It keeps left pages, as people's do: whole Chromium does, its headless shell never. */
  readonly keepsPages?: boolean;
}

/** A window of a browser in this state, greeted before where it can remember that. */
export interface BrowserWindow {
  readonly context: BrowserContext;
  /** What its pages threw, or wrote to the console as an error of theirs: what the network has to say is not among it. */
  readonly errors: readonly string[];
  open(): Promise<Page>;
  /** From now on the browser does all that is asked of it; cookies are let in for a new window only. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const NETWORK = /^Failed to load resource|net::ERR_|status of \d{3}/;
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** Chromium's own «block all cookies», which forbids storages as well; its headless shell knows no such settings. */
const NO_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } };

export async function openWindow(browser: Browser, options: WindowOptions): Promise<BrowserWindow> {
  const { url, language, state } = options;
  const settings = {
    baseURL: url,
    locale: WORDS[language].iso,
    timezoneId: 'Europe/Moscow',
    viewport: { width: WIDTHS[language], height: 900 },
    javaScriptEnabled: state !== 'scripts off' && options.hasScripts !== false,
  };
  const { context, close } = await openContext(browser, options, settings);
  const errors: string[] = [];
  context.on('page', (page) => listen(page, errors));
  if (state !== 'cookies off' && settings.javaScriptEnabled) await context.addCookies([{ name: 'preloader', value: GREETED, url }]);
  if (state === 'storage full') await context.addInitScript(fillStorages);
  if (state === 'storage forbidden') await context.addInitScript(forbidStorages);
  return {
    context,
    errors,
    async open() {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      return page;
    },
    async mend() {
      await context.addInitScript(mendStorages);
      await Promise.all(context.pages().map((page) => page.evaluate(mendStorages)));
    },
    close,
  };
}

const GREETED = encodeURIComponent(JSON.stringify({ hasShownPreloader: true }));

type ContextSettings = NonNullable<Parameters<Browser['newContext']>[0]>;

async function openContext(
  browser: Browser,
  { state, keepsPages = false }: WindowOptions,
  settings: ContextSettings,
): Promise<Pick<BrowserWindow, 'context' | 'close'>> {
  if (state === 'cookies off') {
    const executablePath = ensureWholeChromium();
    const profile = await mkdtemp(path.join(tmpdir(), 'vitrava-profile-'));
    await mkdir(path.join(profile, 'Default'));
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(NO_COOKIES));
    const context = await chromium.launchPersistentContext(profile, { executablePath, args: SANDBOX, ...settings });
    const close = async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    };
    return { context, close };
  }
  if (keepsPages) {
    const executablePath = ensureWholeChromium();
    const own = await chromium.launch({ executablePath, args: SANDBOX, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    return { context: await own.newContext(settings), close: () => own.close() };
  }
  const context = await browser.newContext(settings);
  return { context, close: () => context.close() };
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
