import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';

declare global {
  interface Window {
    /** What a text that was taken for code or markup has done. */
    hasRun?: boolean;
  }
}

/** Ways by which a text from any source would become markup or code, each with its effect without a protection. */
const SINKS: Readonly<Record<string, () => void>> = {
  'as markup': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="hasRun = true">');
  },
  'in a place of markup': () => {
    (document.querySelector('main') as HTMLElement).innerHTML = '<p>Taken over</p>';
  },
  'as the address of a script of the shop': () => {
    const script = document.createElement('script');
    script.src = '/releases/none.js';
    document.head.append(script);
  },
  'as code': () => {
    // biome-ignore lint/security/noGlobalEval: that it is refused is what is proven.
    globalThis.eval('hasRun = true');
  },
};

test.describe('a page refuses a text', () => {
  // The browser logs each refusal.
  test.use({ expectedErrors: [/Trusted|Content Security Policy/] });

  for (const [what, write] of Object.entries(SINKS)) {
    test(`${what}, and the page continues`, async ({ page }) => {
      await openAlive(page, '/en');
      // In a task of the page's own: what a debugger evaluates may evaluate in turn.
      const refusal = await page.evaluate(
        `new Promise((resolve) => setTimeout(() => { try { (${write.toString()})(); resolve(null); } catch (error) { resolve(error.name); } }))`,
      );
      expect(refusal).toMatch(/^(TypeError|EvalError)$/);
      expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
      await page.getByRole('contentinfo').getByRole('link', { name: WORDS.en.faq }).click();
      await expect(page).toHaveURL(/\/en\/faq$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a document is part of no other site’s page', async ({ page }) => {
  const answer = await page.goto('/en');
  expect(answer?.headers()).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'; trusted-types default"),
  });
});
