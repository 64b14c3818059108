import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { $settings } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { settingsStarted } from './index.ts';

const STAMPS = { CMS_COLORS: '1', CMS_LOGO: '1', CMS_PAGE_SIZE: '1', CMS_SHOW_DISCOUNTS: '1', CMS_TG_BOT: '1' };
const SETTINGS = { CMS_COLORS: { background: '#101418' }, CMS_LOGO: null, CMS_PAGE_SIZE: 12, CMS_SHOW_DISCOUNTS: false, CMS_TG_BOT: true };
const shown = { pageSize: 24, showDiscounts: true, telegramBot: false, logo: 'vitrava' };
const style = document.documentElement.style;

/** A page that the server has made with STAMPS, and a shop whose settings have been changed since. */
async function openPage(latest: object, values: object = SETTINGS) {
  const requested: string[] = [];
  const credentials: (string | undefined)[] = [];
  const cms = { latest, values };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const { pathname, searchParams } = new URL(input as string, 'http://shop.local');
    requested.push(pathname + (searchParams.get('keys') ?? '?update'));
    credentials.push(options?.credentials);
    const keys = searchParams.get('keys')?.split(',');
    const answer = keys ? Object.fromEntries(Object.entries(cms.values).filter(([key]) => keys.includes(key))) : cms.latest;
    return Response.json(answer);
  });
  const scope = fork({ values: { [$settings.sid as string]: shown, 'shell/$settingsStamps': STAMPS } });
  await allSettled(settingsStarted, { scope });
  return { scope, requested, credentials, cms };
}

const later = (ms: number): void => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + ms);
};

describe('The settings of an open page', () => {
  let listened: jest.SpiedFunction<typeof addEventListener>;
  beforeEach(() => {
    style.setProperty('--color-background', '');
    listened = jest.spyOn(globalThis, 'addEventListener');
  });
  afterEach(() => {
    // Only the page of the next test receives events.
    for (const [type, listener] of listened.mock.calls) removeEventListener(type, listener);
    jest.restoreAllMocks();
  });

  it('[S13] [W26] The settings’ last update is requested when the page starts, with credentials, and nothing else when nothing has changed', async () => {
    const { requested, credentials, scope } = await openPage(STAMPS);
    expect(requested).toEqual(['/api/settings/?update']);
    expect(credentials).toEqual(['include']);
    expect(scope.getState($settings)).toEqual(shown);
    expect(style.getPropertyValue('--color-background')).toBe('');
  });

  it('[P1] [P2] [W25] are read again in the groups that have changed, and in no other', async () => {
    const { requested, scope } = await openPage({ ...STAMPS, CMS_PAGE_SIZE: '2', CMS_TG_BOT: '2' });
    expect(requested).toEqual(['/api/settings/?update', '/api/settings/CMS_PAGE_SIZE,CMS_TG_BOT']);
    expect(scope.getState($settings)).toEqual({ ...shown, pageSize: 12, telegramBot: true });
  });

  it('[P3] put changed colours on the page as custom properties, the text still readable', async () => {
    await openPage({ ...STAMPS, CMS_COLORS: '2' });
    expect(style.getPropertyValue('--color-background')).toBe('#101418');
    expect(style.getPropertyValue('color-scheme')).toBe('dark');
    expect(style.getPropertyValue('--color-text')).not.toBe('#1d2a22');
  });

  it('The settings stay where the response is invalid', async () => {
    const broken = { CMS_PAGE_SIZE: 'many', CMS_SHOW_DISCOUNTS: 1, CMS_TG_BOT: null, CMS_LOGO: 7, CMS_COLORS: 'green' };
    const { scope } = await openPage({}, broken);
    const changed = await openPage(Object.fromEntries(Object.keys(STAMPS).map((key) => [key, '2'])), broken);
    expect([scope.getState($settings), changed.scope.getState($settings)]).toEqual([shown, shown]);
    expect(style.getPropertyValue('--color-background')).toBe('');
  });

  it('[P2] are looked at again when the shopper comes back after a while, not at every glance', async () => {
    const { requested, cms, scope } = await openPage(STAMPS);
    cms.latest = { ...STAMPS, CMS_SHOW_DISCOUNTS: '2' };
    later(59_000);
    dispatchEvent(new Event('focus'));
    expect(requested).toHaveLength(1);
    later(2000);
    dispatchEvent(new Event('focus'));
    await allSettled(scope);
    expect(requested.slice(1)).toEqual(['/api/settings/?update', '/api/settings/CMS_SHOW_DISCOUNTS']);
    expect(scope.getState($settings).showDiscounts).toBe(false);
  });

  it('stay while no one answers, which is logged, and are followed again later', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { scope, cms, requested } = await openPage(STAMPS);
    jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('fetch failed'));
    later(60_001);
    dispatchEvent(new Event('focus'));
    await allSettled(scope);
    expect(warned).toHaveBeenCalledTimes(1);
    cms.latest = { ...STAMPS, CMS_PAGE_SIZE: '2' };
    later(60_001);
    dispatchEvent(new Event('focus'));
    await allSettled(scope);
    expect(requested.at(-1)).toBe('/api/settings/CMS_PAGE_SIZE');
  });
});
