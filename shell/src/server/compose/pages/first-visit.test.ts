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
  it('[H21] lies over the pages of a visitor who has not seen it, and of no other', async () => {
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

describe('the style sheet of the font', () => {
  const inHead = /<link rel="stylesheet" href="[^"]*fonts\.css"[^>]*>.*<\/head>/s;
  const inProgram = /<template[^>]*>.*<link rel="stylesheet" href="[^"]*fonts\.css" integrity="[^"]+" fetchpriority="low">.*<\/template>/s;

  it('comes after the program on a first visit: it is for the next page', async () => {
    const page = await pageFor({});
    expect(page).not.toMatch(inHead);
    expect(page).toMatch(inProgram);
  });

  it.each([true, false])('stands with the other styles for who has been here, greeted or not (%j)', async (hasShownPreloader) => {
    const page = await pageFor({ cookie: cookie({ hasShownPreloader }) });
    expect(page).toMatch(inHead);
    expect(page).not.toMatch(inProgram);
  });
});
