import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/index.ts';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

let shop: FixtureShop;

beforeAll(async () => {
  shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }], {
    pickupWidgetOrigin: 'https://widget.example',
  });
});
afterAll(() => shop.close());

describe('the pickup-point widget of another origin', () => {
  it('is let in by the policy of every page, for a soft navigation keeps the policy of the first', async () => {
    const { headers } = await shop.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+' https:\/\/widget\.example;/);
    for (const part of ["style-src 'self'", "img-src 'self' data:", "connect-src 'self'", 'frame-src']) {
      expect(policy).toContain(`${part} https://widget.example;`);
    }
  });

  it('is named by its address and allowed by its origin', () => {
    expect(readConfig({ PICKUP_WIDGET_ORIGIN: 'https://widget.example/v3/' }).pickupWidgetOrigin).toBe('https://widget.example');
    expect(readConfig({}).pickupWidgetOrigin).toBeNull();
    expect(() => readConfig({ PICKUP_WIDGET_ORIGIN: 'widget' })).toThrow('PICKUP_WIDGET_ORIGIN');
  });
});
