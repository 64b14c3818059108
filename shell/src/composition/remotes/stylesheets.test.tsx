import { afterEach, expect, it, jest } from '@jest/globals';
import { ensureStylesheets } from './stylesheets.ts';

const ADDRESS = '/releases/mfe-catalog/1.0.0-a/client.css';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

it('does not link a style sheet again that the document has', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${ADDRESS}" integrity="sha256-abc">`;
  await ensureStylesheets([ADDRESS]);
  expect(links()).toHaveLength(1);
});

it('A removed sheet is compared with the integrity of the document', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${ADDRESS}" integrity="sha256-abc">`;
  await ensureStylesheets([ADDRESS]);
  document.head.replaceChildren();
  const linking = ensureStylesheets([ADDRESS]);
  expect(links().map((link) => link.getAttribute('integrity'))).toEqual(['sha256-abc']);
  links()[0]?.dispatchEvent(new Event('load'));
  await linking;
});

const SHEET = '/releases/mfe-content/1.0.0-a/pages__news.news.0a1b2c3d.css';
const INTEGRITY_URL = '/releases/mfe-content/1.0.0-a/style-integrity.json';

const mockServer = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
const addressesOf = ({ mock }: ReturnType<typeof mockServer>) => mock.calls.map(([address]) => address as string);
const untilLinked = async () => {
  while (!links().some((link) => link.getAttribute('href'))) await Promise.resolve();
};

it('A sheet that no document has named is compared with the integrity of its release, and replaces the bundler’s request meanwhile', async () => {
  const requested = mockServer(() => json({ [SHEET]: 'sha256-def' }));
  const linking = [ensureStylesheets([SHEET]), ensureStylesheets([SHEET])];
  expect(links().map((link) => [link.getAttribute('href'), link.dataset.rspack])).toEqual([[null, 'mfe-content:chunk-news']]);
  await untilLinked();
  expect(links().map((link) => [link.getAttribute('href'), link.getAttribute('integrity')])).toEqual([
    [expect.stringContaining(SHEET), 'sha256-def'],
  ]);
  links()[0]?.dispatchEvent(new Event('error'));
  await Promise.all(linking);
  // Refused and taken out, it is refused again, without another question.
  document.head.replaceChildren();
  const again = ensureStylesheets([SHEET]);
  expect(links()[0]?.getAttribute('integrity')).toBe('sha256-def');
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
  expect(addressesOf(requested).filter((address) => !address.endsWith(SHEET))).toEqual([INTEGRITY_URL]);
});

it('A sheet without integrity data is not linked, and requested again the next time', async () => {
  const other = SHEET.replace('1.0.0-a', '1.0.0-b');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockServer(() => Promise.reject(new TypeError('Failed to fetch')));
  await ensureStylesheets([other]);
  expect([links().length, warn.mock.calls.length]).toEqual([0, 1]);
  mockServer(() => json({ [other]: 'sha256-ghi' }));
  const linking = ensureStylesheets([other]);
  await untilLinked();
  expect(links()[0]?.getAttribute('integrity')).toBe('sha256-ghi');
  links()[0]?.dispatchEvent(new Event('load'));
  await linking;
});

it('A sheet of a working build is linked at once, without a request for its integrity', async () => {
  const requested = mockServer(() => json({}, 404));
  const linking = ensureStylesheets([SHEET.replace('1.0.0-a', 'dev-0a1b2c3d')]);
  await untilLinked();
  expect(links()[0]?.getAttribute('integrity')).toBe('');
  links()[0]?.dispatchEvent(new Event('load'));
  await linking;
  expect(addressesOf(requested).filter((address) => address.includes('style-integrity'))).toEqual([]);
});
