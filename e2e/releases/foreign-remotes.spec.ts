import { ANGULAR, buildExamples, releaseExample } from '../fixtures/examples.ts';
import { expect, test, WORDS } from '../fixtures/index.ts';

/** A build of a tool chain, its page, and what its lazy part shows. */
const EXAMPLES = [
  {
    example: 'rsbuild-react',
    path: '/en/recipes',
    title: 'Recipes',
    more: 'Show a tip',
    text: 'Collagen dissolves',
    colour: 'rgb(4, 5, 6)',
  },
  { example: 'webpack-react', path: '/en/brands', title: 'Brands', more: 'Show the story', text: 'Founded', colour: 'rgb(7, 8, 9)' },
  {
    example: 'vite-react',
    path: '/en/habits',
    title: 'Habits',
    more: 'Show the plan',
    text: 'A glass of water',
    colour: 'rgb(10, 11, 12)',
  },
  { example: 'vue', path: '/en/pillbox', title: 'Pillbox', more: 'Show the reminder', text: 'At eight', colour: 'rgb(13, 14, 15)' },
  { example: 'lit', path: '/en/water', title: 'Water', more: 'Count the glasses', text: 'Eight glasses', colour: 'rgb(16, 17, 18)' },
  { example: 'svelte', path: '/en/sleep', title: 'Sleep', more: 'Show the advice', text: 'Dark, quiet', colour: 'rgb(19, 20, 21)' },
  {
    example: 'webpack-enhanced',
    path: '/en/offers',
    title: 'Offers',
    more: 'Show the terms',
    text: 'Until the end',
    colour: 'rgb(22, 23, 24)',
  },
  { example: 'react18', path: '/en/clinics', title: 'Clinics', more: 'Show the hours', text: 'Open from', colour: 'rgb(25, 26, 27)' },
  {
    example: 'react18-system',
    path: '/en/doctors',
    title: 'Doctors',
    more: 'Show the hours',
    text: 'Open from',
    colour: 'rgb(28, 29, 30)',
  },
  // Its tools are too heavy for the gate.
  ...(process.env['VITRAVA_PROOF'] === '1'
    ? [
        {
          example: ANGULAR,
          path: '/en/appointments',
          title: 'Appointments',
          more: 'Show the reminder',
          text: 'Your doctor expects',
          colour: 'rgb(31, 32, 33)',
        },
      ]
    : []),
] as const;

/** Its server file exports `render`, and its lifecycles take over the markup. */
const RENDERED = 'react18';

test.describe.configure({ mode: 'serial' });

const released: string[] = [];

test.beforeAll(async ({ environment }) => {
  test.setTimeout(300_000);
  await buildExamples();
  for (const { example } of EXAMPLES) released.push(await releaseExample(environment, example));
});

test.afterAll(async ({ environment }) => {
  for (const remote of released) await environment.deliver('withdraw', remote);
});

for (const { example, path, title, more, text, colour } of EXAMPLES) {
  test(`The stock build ${example} is a page of the shop with its style sheet and lazy part, and changes nothing around it`, async ({
    page,
  }) => {
    await page.goto('/en/faq');
    const lookOfHeader = () =>
      page.getByRole('banner').evaluate((header) => [getComputedStyle(header).fontSize, getComputedStyle(document.body).margin]);
    const before = await lookOfHeader();
    await expect(async () => {
      const answer = await page.goto(path);
      const first = example === RENDERED ? 'data-boundary="clinics"><h1>Clinics</h1>' : 'data-page-skeleton';
      expect([answer?.status(), await answer?.text()]).toEqual([200, expect.stringContaining(first)]);
    }).toPass();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toHaveCSS('color', colour);
    // The browser's own margin: the kit's base styles leave it alone.
    await expect(heading).not.toHaveCSS('margin-top', '0px');
    expect(
      await page.evaluate(() => [...document.querySelectorAll('main img')].filter((picture) => !(picture as HTMLImageElement).complete)),
    ).toEqual([]);
    await expect(page).toHaveTitle(new RegExp(title));
    await page.getByRole('button', { name: more }).click();
    await expect(page.getByText(text)).toBeVisible();
    expect(await lookOfHeader()).toEqual(before);

    await page.getByRole('contentinfo').getByRole('link', { name: WORDS.en.faq }).click();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', colour);
    await expect(heading).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveCSS('color', colour);
    await expect(page.getByText(text)).toHaveCount(0);
  });
}

test.describe('A script of no live release', () => {
  test.use({ expectedErrors: [/Trusted/] });

  test('is refused on the page of a stock build', async ({ page }) => {
    await page.goto('/en/recipes');
    await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    const refusal = await page.evaluate(
      `new Promise((resolve) => setTimeout(() => { try { document.createElement('script').src = '/releases/recipes/0.0.1-a/x.js'; resolve(null); } catch (error) { resolve(error.name); } }))`,
    );
    expect(refusal).toBe('TypeError');
  });
});

test('The policies of a framework are allowed while a remote that names them is live', async ({ environment, request }) => {
  const policies = async () =>
    /trusted-types ([^;]*)$/.exec((await request.get('/en/faq')).headers()['content-security-policy'] ?? '')?.[1];
  expect((await policies())?.split(' ')).toEqual(expect.arrayContaining(['default', 'lit-html', 'svelte-trusted-html', 'vue']));
  await environment.deliver('withdraw', 'water');
  released.splice(released.indexOf('water'), 1);
  await expect.poll(policies).not.toContain('lit-html');
});

test.describe('The entry of a single-spa application', () => {
  test.use({ expectedErrors: [/Failed to (?:load|fetch)/] });

  for (const [kind, entry, path] of [
    ['a module', 'acme-clinics.js', '/en/clinics'],
    ['a script of SystemJS', 'acme-doctors.js', '/en/doctors'],
  ] as const) {
    test(`reloads the page that waits for it once, before the page shows the failure, when it is ${kind}`, async ({ page }) => {
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.route(`**/${entry}`, (route) => route.abort());
      await page.goto(path);
      await expect(page.locator('main [data-failure-of]').getByRole('button', { name: WORDS.en.retry })).toBeVisible();
      expect(documents).toHaveLength(2);
    });
  }
});
