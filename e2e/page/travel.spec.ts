import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test('a soft navigation over remotes keeps the document, moves focus and title, and Back and Forward return', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigation = page.getByRole('banner').getByRole('navigation');
  const title = page.getByRole('heading', { level: 1 });
  const titles = [await page.title()];
  await navigation.getByRole('link', { name: words.news }).click();
  await expect(title).toHaveText(words.news);
  await expect(page.locator('#main')).toBeFocused();
  titles.push(await page.title());
  await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  titles.push(await page.title());
  expect(new Set(titles).size).toBe(3);

  await page.goBack();
  await expect(title).toHaveText(words.news);
  await expect(page).toHaveTitle(titles[1] ?? '');
  await page.goBack();
  await expect(title).toHaveText(words.catalogue);
  await expect(page).toHaveTitle(titles[0] ?? '');
  await page.goForward();
  await expect(title).toHaveText(words.news);
  await page.goForward();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the colours of the CMS are in the first byte and change without a restart', async ({ environment, page, request }) => {
  const themeOf = async () => /<link[^>]*href="(\/theme\/[^"]+\.css)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const before = await themeOf();
  expect(before).toMatch(/^\/theme\/[0-9a-f]+\.css$/);
  await environment.cms('set', 'CMS_COLORS', '{"default_button":"#1f6f4a"}');
  try {
    await expect.poll(themeOf, { timeout: 20_000 }).not.toBe(before);
    expect(await (await request.get(await themeOf())).text()).toContain('#1f6f4a');
    await page.goto('/');
    const color = await page
      .getByRole('button', { name: words.add })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(color).toBe('rgb(31, 111, 74)');
  } finally {
    await environment.cms('set', 'CMS_COLORS', '{"default_button":"#f15f18"}');
  }
});

test('a product whose card is under the pointer is in the frame after the answer to the click, and nothing is requested for it', async ({
  page,
}) => {
  await openAlive(page, '/');
  const link = page.locator('main article h2 a').nth(2);
  const address = (await link.getAttribute('href')) ?? '';
  const payload = page.waitForResponse((response) => response.url().includes(`/_page?path=${encodeURIComponent(address)}`));
  await link.hover();
  await (await payload).finished();
  await page.waitForLoadState('networkidle');
  const outcome = await link.evaluate(async (anchor: HTMLAnchorElement) => {
    const name = anchor.textContent ?? '';
    const requests: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) if (entry.initiatorType !== 'img') requests.push(entry.name);
    });
    observer.observe({ type: 'resource' });
    // A ResizeObserver is first called after layout and before paint.
    const endOfFrame = () =>
      new Promise<void>((resolve) => {
        const look = new ResizeObserver(() => {
          look.disconnect();
          resolve();
        });
        requestAnimationFrame(() => look.observe(document.body));
      });
    let framesWithout = 0;
    anchor.click();
    for (;;) {
      await endOfFrame();
      if (document.querySelector('main h1')?.textContent === name || framesWithout === 300) return { framesWithout, requests };
      framesWithout += 1;
    }
  });
  expect(outcome).toEqual({ framesWithout: 1, requests: [] });
});

test('pressing a link requests the data, the code and the style sheet of its page together, before the press ends', async ({ page }) => {
  const requested: string[] = [];
  const nextPage = /\/_page\?|expose_pages__news\.(?:.*\.)?(?:js|css)/;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await openAlive(page, '/');
  // None of them is answered before all of them are requested.
  await page.route(nextPage, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: words.news }).first().dispatchEvent('pointerdown', { button: 0 });
  const kindsOf = () => [/_page/, /news.*\.js$/, /news.*\.css$/].filter((kind) => requested.some((path) => kind.test(path)));
  await expect.poll(() => kindsOf().length).toBe(3);
  release();
});

test('between pages of two remotes no frame is empty, and the next page begins at its top', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const news = page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news });
  await news.hover();
  await page.waitForLoadState('networkidle');
  const frames = await news.evaluate(async (anchor: HTMLAnchorElement, heading) => {
    const seen: { isEmpty: boolean; scroll: number; isNext: boolean }[] = [];
    const remotes = (): Element[] => [...document.querySelectorAll('#main > [data-boundary]')];
    anchor.click();
    while (seen.length < 300) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isNext = document.querySelector('main h1')?.textContent === heading;
      seen.push({ isEmpty: remotes().every(({ childElementCount }) => childElementCount === 0), scroll: scrollY, isNext });
      if (isNext) break;
    }
    return seen;
  }, words.news);
  expect(frames.filter(({ isEmpty }) => isEmpty)).toEqual([]);
  expect(frames.at(-1)).toMatchObject({ isNext: true, scroll: 0 });
});
