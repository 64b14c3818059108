import { contrastOf } from './contrast.ts';
import { atRest, axe, expect, expectAccessible, type Page, showGallery, test } from './fixtures.ts';

// Every part of the kit at once is a large page to look through.
test.describe.configure({ timeout: 120_000 });

/** How far the page can be scrolled sideways, in px. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const locale of ['ru', 'en'] as const) {
  for (const width of [375, 1440]) {
    test(`shows every part without a violation (${locale}, ${width} px)`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await showGallery(page, { locale });
      expect(await overhang(page)).toBe(0);
      await info.attach('gallery', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      await expectAccessible(page);
    });
  }
}

test('[K2] has no part that is wider than the narrowest screen', async ({ page }) => {
  for (const locale of ['ru', 'en'] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await showGallery(page, { locale });
    expect(await overhang(page)).toBe(0);
  }
});

for (const theme of ['dark', 'pale', 'night']) {
  test(`[D14] keeps every word readable in awkward colours of the CMS (${theme})`, async ({ page }, info) => {
    await showGallery(page, { theme });
    await info.attach(theme, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    const { violations } = await atRest(page, () => axe(page).withRules(['color-contrast']).analyze());
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`))).toEqual([]);
  });
}

for (const theme of ['pale', 'dark']) {
  test(`A pressed control stays readable under the pointer (${theme})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showGallery(page, { theme });
    for (const part of ['button', 'chip', 'segmented', 'pagination', 'disclosure', 'icon-button']) {
      for (const control of (await page.locator(`[id="${part}"] :is(a, button, summary, label):not(:disabled)`).all()).slice(0, 9)) {
        await control.hover();
        expect.soft(await contrastOf(control), `${part}: ${await control.textContent()}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test('shows where the focus is on everything that takes it', async ({ page }) => {
  await showGallery(page);
  const unseen = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])'),
    ];
    return controls.flatMap((control) => {
      if ((control as HTMLButtonElement).disabled) return [];
      control.focus({ focusVisible: true });
      if (document.activeElement !== control) return [];
      const looks = [control, ...ancestorsOf(control, 2), ...(control.parentElement?.children ?? [])].flatMap((element) => [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
      ]);
      return looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0)
        ? []
        : [control.outerHTML.slice(0, 160)];
    });
    function ancestorsOf(element: Element, count: number): Element[] {
      return count === 0 || !element.parentElement ? [] : [element.parentElement, ...ancestorsOf(element.parentElement, count - 1)];
    }
  });
  expect(unseen).toEqual([]);
});

test('plays a video only after its button is pressed', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' });
  });
  await showGallery(page, { only: 'rich-text' });
  const play = page.getByRole('button', { name: /^Смотреть видео: Как/ });
  await play.scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect.poll(() => requested).toContain('rutube.ru');
  await expectAccessible(page);
});
