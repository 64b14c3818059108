import type { Page } from '@playwright/test';
import { expect, openAlive, test } from '../fixtures/index.ts';

const REMOTES = ['mfe-account', 'mfe-cart-checkout', 'mfe-catalog', 'mfe-content'];

/** What single-spa and Module Federation show their developer tools. */
interface Tools {
  readonly __SINGLE_SPA_DEVTOOLS__: { readonly exposedMethods?: { getRawAppData(): { readonly name: string; readonly status: string }[] } };
  readonly __FEDERATION__?: {
    readonly __INSTANCES__: { readonly options: { readonly name: string; readonly remotes: { readonly name: string }[] } }[];
    readonly moduleInfo: Readonly<Record<string, { readonly buildVersion: string }>>;
  };
}

const federationOf = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as Tools;
    const shell = __FEDERATION__?.__INSTANCES__.find(({ options }) => options.name === 'shell');
    return { remotes: shell?.options.remotes.map(({ name }) => name).sort() ?? [], loaded: Object.keys(__FEDERATION__?.moduleInfo ?? {}) };
  });

test('Module Federation’s developer tools see all remotes on the first page, and no manifest is requested', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openAlive(page, '/');
  const { remotes, loaded } = await federationOf(page);
  expect(remotes).toEqual(REMOTES);
  expect(loaded).toContainEqual(expect.stringMatching(/^mfe-catalog:.*mf-manifest\.json$/));
  expect(requested.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([]);
});

for (const { address, status } of [
  { address: '/', status: 'MOUNTED' },
  { address: '/faq', status: 'NOT_LOADED' },
]) {
  test(`single-spa’s developer tools see all remotes on ${address} at once`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { __SINGLE_SPA_DEVTOOLS__: {} }));
    await openAlive(page, address);
    const owner = address === '/' ? 'mfe-catalog' : 'mfe-content';
    const applications = () =>
      page.evaluate(() => {
        const { exposedMethods } = (window as unknown as Tools).__SINGLE_SPA_DEVTOOLS__;
        return Object.fromEntries(exposedMethods?.getRawAppData().map((one) => [one.name, one.status]) ?? []);
      });
    await expect.poll(applications).toEqual({ ...Object.fromEntries(REMOTES.map((name) => [name, 'NOT_LOADED'])), [owner]: status });
    expect((await federationOf(page)).remotes).toEqual(REMOTES);
  });
}
