import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

const SHELL = { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() };
const RUSSIAN = '/web/docs/rules_of_sale.pdf';
const ENGLISH = '/en/web/docs/rules_of_sale.pdf';

let staticFilesDir: string;
let shop: FixtureShop;

beforeAll(async () => {
  staticFilesDir = await mkdtemp(path.join(tmpdir(), 'vitrava-static-'));
  shop = await openFixtureShop([SHELL], { staticFilesDir, publicUrl: 'https://vitrava.example' });
});
afterAll(async () => {
  await shop.close();
  await rm(staticFilesDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

async function write(address: string, text: string): Promise<void> {
  const file = path.join(staticFilesDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

describe('Before the first run of the tool', () => {
  it('documents and pictures are unavailable for now, so that no crawler stores their absence', async () => {
    const { statusCode, headers, body } = await get(ENGLISH);
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(body).toContain('<html lang="en-US"');
    expect((await get('/share-picture.png')).statusCode).toBe(503);
  });
});

describe('A printed document', () => {
  beforeAll(async () => {
    await write(RUSSIAN, '%PDF-russian');
    await write(ENGLISH, '%PDF-english');
  });

  it('[N5] is Russian without a prefix and English under /en, whatever the visitor prefers', async () => {
    const russian = await get(RUSSIAN, { cookie: 'locale=en', 'accept-language': 'en' });
    const english = await get(ENGLISH, { cookie: 'locale=ru' });
    expect([russian.body, english.body]).toEqual(['%PDF-russian', '%PDF-english']);
    expect([russian.statusCode, russian.headers['content-type'], russian.headers['content-language']]).toEqual([
      200,
      'application/pdf',
      'ru-RU',
    ]);
    expect(english.headers['content-language']).toBe('en-US');
    expect(russian.headers['cache-control']).toBe('public, no-cache');
  });

  it('opens in the browser and is saved under a readable name', async () => {
    const { headers } = await get(RUSSIAN);
    const name = encodeURIComponent('Правила продажи и возврата товаров.pdf');
    expect(headers['content-disposition']).toBe(`inline; filename="rules_of_sale.pdf"; filename*=UTF-8''${name}`);
    expect(headers['link']).toContain('<https://vitrava.example/en/web/docs/rules_of_sale.pdf>; rel="alternate"; hreflang="en"');
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get(RUSSIAN);
    const again = await get(RUSSIAN, { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answers HEAD like GET, without the file', async () => {
    const head = await shop.app.inject({ method: 'HEAD', url: ENGLISH });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String('%PDF-english'.length)]);
  });

  it('is not found when it was not printed, and neither is any other file', async () => {
    await writeFile(path.join(staticFilesDir, 'web/docs/other.pdf'), '');
    for (const file of ['personal_data_privacy.pdf', 'other.pdf', '..%2f..%2fetc%2fpasswd'])
      expect((await get(`/web/docs/${file}`)).statusCode).toBe(404);
  });
});

it.each(['/en/share-picture.png', '/favicon.png'])('The picture %s may be cached by all caches', async (address) => {
  await write(address, 'a picture');
  const { body, headers } = await get(address);
  expect([body, headers['content-type'], headers['cache-control']]).toEqual(['a picture', 'image/png', 'public, max-age=86400']);
});
