import type { Page } from '@playwright/test';
import { expect, openAlive, saveData, test, untilAlive, WIDTHS } from '../fixtures/index.ts';

/** What the scripts of a first visit may weigh on the wire, after brotli: of `/`, and of a text page (decision 035). */
const FIRST_PAGE_BYTES = 180_000;
const TEXT_PAGE_BYTES = 130_000;

/** The code of a next page and the part of the program that opens it. */
const AHEAD_BYTES = 30_000;

/** Of the font, for a page in whatever language. */
const FONT_BYTES = 40_000;

test('the document names all scripts and styles of /, which are within the budget', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const named = namedIn(html);
  const requested = await requestsOf(page, '/');
  const wanted = requested.filter((address) => named.includes(address));
  // Nor does any service come: on a first visit there is nothing for one to restore.
  const later = requested.filter((address) => !named.includes(address));
  expect(named.filter((address) => !requested.includes(address))).toEqual([]);
  expect(later).toEqual([]);

  const bodies = await Promise.all(wanted.filter((address) => address.endsWith('.js')).map((address) => compressed(page, address)));
  const total = bodies.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`JavaScript of / on the wire: ${total} bytes in ${bodies.length} files\n`);
  expect(total).toBeLessThanOrEqual(FIRST_PAGE_BYTES);
});

for (const address of ['/about-us', '/news', '/faq', '/contacts', '/legal-information', '/privacy-policy']) {
  test(`${address}, a page of words, brings no more than the shell's own scripts, within their budget`, async ({ page }) => {
    const scripts = (await requestsOf(page, address)).filter((requested) => requested.endsWith('.js'));
    expect(scripts.filter((requested) => !/^\/releases\/shell\//.test(requested))).toEqual([]);
    const bytes = await Promise.all(scripts.map(async (script) => (await compressed(page, script)).bytes));
    const total = bytes.reduce((sum, one) => sum + one, 0);
    process.stdout.write(`JavaScript of ${address} on the wire: ${total} bytes in ${scripts.length} files\n`);
    expect(total).toBeLessThanOrEqual(TEXT_PAGE_BYTES);
  });
}

test('Before the first paint the page requests its document, style sheets, pictures and the starter; then the whole program at once', async ({
  page,
}) => {
  // Nothing is fetched ahead for a next page.
  await saveData(page);
  await openAlive(page, '/');
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map(({ name, startTime, duration }) => ({ file: name.split('/').at(-1) ?? '', startTime, responseEnd: startTime + duration })),
  }));
  expect(painted).toBeGreaterThan(0);
  const early = scripts.filter(({ startTime }) => startTime <= painted);
  expect(early.map(({ file }) => file)).toEqual([expect.stringMatching(/^starter\./)]);
  const wave = scripts.filter((script) => !early.includes(script));
  expect(wave.length).toBeGreaterThan(5);
  // None of them is known only from another of them.
  expect(Math.max(...wave.map(({ startTime }) => startTime))).toBeLessThan(Math.min(...wave.map(({ responseEnd }) => responseEnd)));
});

test('without Save-Data / fetches the code of a product page ahead, after its own files, and no code of another remote', async ({
  page,
}) => {
  const named = namedIn(await (await page.request.get('/')).text());
  const ahead: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (['script', 'stylesheet'].includes(one.resourceType()) && !named.includes(pathname)) ahead.push(pathname);
  });
  await page.goto('/');
  await expect.poll(() => ahead.filter((file) => /expose_pages__product\..*js$/.test(file))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(ahead.filter((file) => !/^\/releases\/(?:shell|mfe-catalog)\//.test(file))).toEqual([]);
  const scripts = await Promise.all(ahead.filter((file) => file.endsWith('.js')).map((file) => compressed(page, file)));
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(AHEAD_BYTES);
});

test('every style sheet is linked once, by the document, and again by none of the scripts', async ({ page }) => {
  await openAlive(page, '/');
  const linked = await page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(linked.length).toBeGreaterThan(3);
  expect(linked).toEqual([...new Set(linked)]);
});

test('The start page is served in fewer than 1,000 elements, with changing texts in elements of their own (decision 073)', async ({
  page,
  request,
}) => {
  for (const address of ['/', '/en']) {
    const html = await (await request.get(address)).text();
    const count = await page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length, html);
    expect(count, address).toBeLessThan(1000);
  }
});

for (const address of ['/', '/en/product/1001', '/faq', '/en/news', '/privacy-policy']) {
  test(`${address} requests the small files of the font alone, also while they are late`, async ({ page }) => {
    const requested = new Set<string>();
    await page.route(/\.woff2$/, async (route) => {
      requested.add(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    });
    await openAlive(page, address);
    await expect.poll(() => requested.size).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    const fonts = await Promise.all([...requested].map(async (url) => (await page.request.get(url)).body()));
    expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(FONT_BYTES);
  });
}

for (const address of ['/en', '/en/product/1001', '/en/faq', '/en/cart']) {
  test(`${address} requests no Russian letters of the font`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openAlive(page, address);
    const fonts = () => requested.filter((path) => path.endsWith('.woff2'));
    await expect.poll(() => fonts().some((path) => path.includes('latin'))).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts().filter((path) => path.includes('cyrillic'))).toEqual([]);
  });
}

test('the files of a release are compressed ahead and kept for ever', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const files = namedIn(html).filter((address) => address.startsWith('/releases/'));
  expect(files.length).toBeGreaterThan(3);
  for (const address of files) {
    const answer = await page.request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['cache-control'], address).toContain('immutable');
    expect(answer.headers()['cache-control'], address).toContain('max-age=31536000');
    if (/\.(?:js|css)$/.test(address) && Number(answer.headers()['content-length'] ?? 2000) > 1500) {
      expect(answer.headers()['content-encoding'], address).toBe('br');
    }
  }
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const address of ['/', '/product/1001', '/news', '/faq', '/cart', '/account/personal-details', '/en']) {
      test(`nothing shifts on ${address}`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: { value: number; nodes: string[] }[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as Shift[]) {
              if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.nodeName ?? '') });
            }
          }).observe({ type: 'layout-shift', buffered: true });
          interface Shift {
            readonly value: number;
            readonly hadRecentInput: boolean;
            readonly sources: readonly { readonly node: Node | null }[];
          }
        });
        await page.goto(address, { waitUntil: 'networkidle' });
        await untilAlive(page);
        expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
      });
    }
  });
}

test('the policy allows nothing unsafe, and no page breaks it', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const address of ['/', '/en/product/1001', '/cart', '/news', '/contacts']) {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'none'");
    expect(policy, address).not.toContain('unsafe');
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken), address).toEqual([]);
  }
});

/** Scripts and styles in the tags of a document. */
function namedIn(html: string): string[] {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const addresses = tags.map((tag) => /(?:href|src)="([^"]+\.(?:js|css))"/.exec(tag)?.[1]);
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/**
 * Scripts and styles that a page requests until it is idle; with Save-Data, where nothing is fetched ahead for a next
 * page.
 */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  await saveData(page);
  const requested: string[] = [];
  page.on('request', (one) => {
    if (['script', 'stylesheet'].includes(one.resourceType())) {
      requested.push(new URL(one.url()).pathname);
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...new Set(requested)];
}

async function compressed(page: Page, address: string): Promise<{ bytes: number }> {
  const { hostname, port, protocol } = new URL(page.url());
  return { bytes: (await fetchRaw(`${protocol}//${hostname}:${port}${address}`)).length };
}

/** As it travels: Playwright and fetch would unpack it. */
async function fetchRaw(url: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        // What is smaller than this is not worth it.
        if (bytes.length > 1024) expect(answer.headers['content-encoding'], url).toBe('br');
        resolve(bytes);
      });
    }).on('error', reject);
  });
}
