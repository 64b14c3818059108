import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeApi, startFakeApi } from '../testing/index.ts';
import { createSettings, type SettingsOptions } from './settings.ts';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.close());

function open(options: Partial<SettingsOptions> = {}) {
  return createSettings({ apiBaseUrl: api.url, timeoutMs: 500, intervalMs: 60_000, ...options });
}

describe('the settings', () => {
  it('[P1] decide page size, discounts, Telegram button, logo and colours', async () => {
    api.set('CMS_PAGE_SIZE', 12);
    api.set('CMS_TG_BOT', true);
    const settings = open();
    await settings.refresh();
    const { shop, theme } = settings.current();
    expect(shop).toEqual({ pageSize: 12, showDiscounts: true, telegramBot: true, logo: 'vitrava' });
    expect(theme.css).toContain('#f15f18');
    expect(settings.themeCss(theme.stamp)).toBe(theme.css);
  });

  it('[P2] fetches only the groups whose stamp has changed', async () => {
    const settings = open();
    await settings.refresh();
    api.calls.length = 0;
    await settings.refresh();
    expect(api.calls).toEqual(['GET /api/settings/?update=true']);
    api.set('CMS_PAGE_SIZE', 48);
    await settings.refresh();
    expect(api.calls.slice(1)).toEqual(['GET /api/settings/?update=true', 'GET /api/settings/?keys=CMS_PAGE_SIZE']);
    expect(settings.current().shop.pageSize).toBe(48);
  });

  it('[P3] Changed colours have a style sheet of their own, and the one before stays available', async () => {
    const settings = open();
    await settings.refresh();
    const before = settings.current();
    api.set('CMS_COLORS', { ...colors(), default_button: '#0055aa' });
    await settings.refresh();
    const after = settings.current();
    expect(after.theme.stamp).not.toBe(before.theme.stamp);
    expect(after.theme.css).toContain('#0055aa');
    expect(after.stamp).toBe(before.stamp);
    expect(settings.themeCss(before.theme.stamp)).toBe(before.theme.css);
  });

  it('[P4] have the default colours and stay readable without the backend', async () => {
    const onHealth = jest.fn<(isHealthy: boolean, reason: string) => void>();
    const settings = open({ apiBaseUrl: 'http://127.0.0.1:9', onHealth });
    await settings.refresh();
    await settings.refresh();
    for (const color of ['#f8f5ee', '#f15f18', '#ff7738', '#2c5e3d']) expect(settings.current().theme.css).toContain(color);
    expect(onHealth).toHaveBeenCalledTimes(1);
  });

  it('keep the last known values when the backend answers errors, garbage or not at all', async () => {
    const settings = open({ timeoutMs: 100 });
    api.set('CMS_PAGE_SIZE', 12);
    await settings.refresh();
    for (const answer of [{ status: 500, body: {} }, { body: 'nonsense' }, { body: [] }, 'hang'] as const) {
      api.answer('/api/settings/', answer);
      await settings.refresh();
      expect(settings.current().shop.pageSize).toBe(12);
    }
  });

  it('take each value by its contract: a broken one does not spoil the others', async () => {
    api.set('CMS_PAGE_SIZE', 'many');
    api.set('CMS_SHOW_DISCOUNTS', false);
    const settings = open();
    await settings.refresh();
    expect(settings.current().shop).toMatchObject({ pageSize: 24, showDiscounts: false });
  });

  it('are read once at a time', async () => {
    const settings = open();
    await Promise.all([settings.refresh(), settings.refresh(), settings.refresh()]);
    expect(api.calls).toHaveLength(2);
  });
});

function colors(): Record<string, string> {
  const names = [
    'background',
    'text',
    'second_text',
    'default_button',
    'hover_button',
    'passed_button',
    'second_background',
    'second_border',
    'elements',
  ];
  return Object.fromEntries(names.map((name) => [name, '#445566']));
}
