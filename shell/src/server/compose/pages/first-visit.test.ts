import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;

beforeAll(async () => {
  shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }]);
});
afterAll(() => shop.close());

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
const cookie = (record: unknown) => `preloader=${encodeURIComponent(JSON.stringify(record))}`;

async function pageFor(headers: Record<string, string>): Promise<string> {
  return (await shop.app.inject({ url: '/', headers: { 'user-agent': PERSON, ...headers } })).body;
}

async function isGreeted(headers: Record<string, string>): Promise<boolean> {
  const { body, headers: answered } = await shop.app.inject({ url: '/', headers: { 'user-agent': PERSON, ...headers } });
  expect(answered['vary']).toContain('Cookie');
  expect(answered['vary']).toContain('User-Agent');
  return body.includes('data-preloader');
}

describe('the greeting', () => {
  it('[H21] The greeting covers the pages of a visitor who has not seen it, and of no other', async () => {
    expect(await isGreeted({})).toBe(true);
    expect(await isGreeted({ cookie: cookie({ hasShownPreloader: true }) })).toBe(false);
  });

  it('[H25] comes again when the flag was reset, or when it cannot be read', async () => {
    expect(await isGreeted({ cookie: cookie({ hasShownPreloader: false }) })).toBe(true);
    expect(await isGreeted({ cookie: 'preloader=%7B' })).toBe(true);
  });

  it('is not for robots', async () => {
    expect(await isGreeted({ 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' })).toBe(false);
  });
});

describe('The brand typeface', () => {
  it.each([
    ['of a first visit', {}, ' data-greeting'],
    [
      'of a visitor whose browser does not have it, and would fetch its files before the picture',
      { cookie: cookie({ hasShownPreloader: true }) },
      '',
    ],
  ])('is not in use in a document %s', async (_, headers, marks) => {
    const page = await pageFor(headers);
    expect(page).toContain(`<html lang="ru-RU"${marks}>`);
    expect(page).not.toContain('as="font"');
  });

  it('is in use from the start where the browser has it, and is there before the first layout', async () => {
    const page = await pageFor({ cookie: `${cookie({ hasShownPreloader: true })}; typeface=ru` });
    expect(page).toContain('<html lang="ru-RU" data-typeface>');
    expect(page).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/releases/shell/1.0.0-a/golos-text-cyrillic.0a.woff2" crossorigin="anonymous">',
    );
    expect(page).not.toContain('golos-text-cyrillic-wght-normal');
    expect(await pageFor({ cookie: 'typeface=en' })).not.toContain('data-typeface');
  });
});
