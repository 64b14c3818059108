import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, NO_API, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

const FILES = ['personal_data_privacy.pdf', 'rules_of_using_trading_platform.pdf', 'rules_of_sale.pdf'] as const;
const SHELL = { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() };

let dir: string;
let api: FakeApi;
let shop: FixtureShop | null = null;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrava-documents-'));
  api = await startFakeApi();
  api.answer('/api/pages/privacy-policy/', (language) => ({ body: page('privacy-policy', language, ['who', 'what']) }));
  api.answer('/api/pages/legal-information/', (language) => ({
    body: page('legal-information', language, ['data-policy', 'returns', 'sale-rules', 'platform-rules']),
  }));
  api.answer('/api/company/', (language) => ({ body: company(language) }));
});
afterEach(async () => {
  await shop?.close();
  await api.close();
  await rm(dir, { recursive: true, force: true });
  shop = null;
});

async function open(apiBaseUrl = api.url, documentsDir = dir): Promise<FixtureShop> {
  await shop?.close();
  shop = await openFixtureShop([SHELL], { apiBaseUrl, apiDeadlineMs: 300, documentsDir, publicUrl: 'https://vitrava.example' });
  return shop;
}

const get = ({ app }: FixtureShop, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function page(slug: string, language: string, ids: readonly string[]) {
  const isRussian = language === 'ru';
  const body = [
    { kind: 'paragraph', text: isRussian ? 'Пишите по адресу [контактов](/contacts).' : 'Write by our [contacts](/contacts).' },
    { kind: 'heading', level: 3, text: isRussian ? 'Подробнее' : 'In detail' },
    { kind: 'list', ordered: false, items: ['1', '2'] },
  ];
  const sections = ids.map((id) => ({ id, title: isRussian ? `Раздел ${id}` : `Section ${id}`, body }));
  return { slug, title: slug, summary: slug, updated_at: '2026-11-01T00:00:00.000Z', sections };
}

function company(language: string) {
  const legal_name = language === 'ru' ? 'ООО «Витрава»' : 'Vitrava LLC';
  const text = { name: 'Vitrava', legal_name, email: 'help@vitrava.example', address: 'Moscow', schedule: '9–18' };
  return { ...text, phones: [], social: [], creators: { name: 'x', url: 'https://x.example' } };
}

describe('a static document', () => {
  it.each(FILES)('[N5] %s is a tagged PDF, Russian without a prefix and English under /en, whatever the cookie says', async (file) => {
    const running = await open();
    const russian = await get(running, `/web/docs/${file}`, { cookie: 'locale=en', 'accept-language': 'en' });
    const english = await get(running, `/en/web/docs/${file}`, { cookie: 'locale=ru' });
    for (const [answer, language] of [
      [russian, 'ru-RU'],
      [english, 'en-US'],
    ] as const) {
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-language']]).toEqual([
        200,
        'application/pdf',
        language,
      ]);
      const text = answer.rawPayload.toString('latin1');
      expect(text).toMatch(/^%PDF-1\.7/);
      expect(text).toContain(`/Lang (${language})`);
      expect(text).toContain('/Marked true');
      expect(text).toContain('/DisplayDocTitle true');
      expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+GolosText-Regular/);
    }
    expect(russian.rawPayload.equals(english.rawPayload)).toBe(false);
    expect(english.rawPayload.toString('latin1')).toContain('/URI (https://vitrava.example/en/contacts)');
  });

  it('opens in the browser, and is saved under a name that people read', async () => {
    const { headers } = await get(await open(), '/web/docs/rules_of_sale.pdf');
    const name = encodeURIComponent('Правила продажи и возврата товаров.pdf');
    expect(headers['content-disposition']).toBe(`inline; filename="rules_of_sale.pdf"; filename*=UTF-8''${name}`);
    expect(headers.link).toContain('<https://vitrava.example/en/web/docs/rules_of_sale.pdf>; rel="alternate"; hreflang="en"');
  });

  it('is printed once, kept on disk over a restart, and not sent to those who have it', async () => {
    const first = await get(await open(), '/web/docs/rules_of_sale.pdf');
    const printed = await readdir(dir);
    expect(printed).toEqual([expect.stringMatching(/^rules_of_sale\.ru\.2026-11-01-[0-9a-f]{16}\.pdf$/)]);
    const again = await get(await open(), '/web/docs/rules_of_sale.pdf', { 'if-none-match': `"other", W/${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(await readdir(dir)).toEqual(printed);
  });

  it('answers HEAD as GET, without the file', async () => {
    const running = await open();
    const whole = await get(running, '/en/web/docs/rules_of_sale.pdf');
    const head = await running.app.inject({ method: 'HEAD', url: '/en/web/docs/rules_of_sale.pdf' });
    expect([head.statusCode, head.body, head.headers['content-length'], head.headers.etag]).toEqual([
      200,
      '',
      String(whole.rawPayload.length),
      whole.headers.etag,
    ]);
  });

  it('is printed anew when its words change, and takes the place of the old one', async () => {
    const before = await get(await open(), '/web/docs/personal_data_privacy.pdf');
    api.answer('/api/pages/privacy-policy/', {
      body: { ...page('privacy-policy', 'ru', ['who']), updated_at: '2026-12-01T00:00:00.000Z' },
    });
    const after = await get(await open(), '/web/docs/personal_data_privacy.pdf');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(await readdir(dir)).toEqual([expect.stringContaining('2026-12-01')]);
  });

  it('outlives the API: the last good one is given out, also after a restart', async () => {
    const before = await get(await open(), '/web/docs/rules_of_sale.pdf');
    const after = await get(await open(NO_API), '/web/docs/rules_of_sale.pdf');
    expect([after.statusCode, after.headers.etag]).toEqual([200, before.headers.etag]);
  });

  it('is given out also when the disk takes no file', async () => {
    const file = join(dir, 'no-folder');
    await writeFile(file, '');
    const running = await open(api.url, file);
    const answer = await get(running, '/web/docs/rules_of_sale.pdf');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await get(running, '/web/docs/rules_of_sale.pdf')).headers.etag).toBe(answer.headers.etag);
  });

  it('says when to come back when it was never printed and the API is away', async () => {
    const { statusCode, headers, body } = await get(await open(NO_API), '/en/web/docs/rules_of_sale.pdf');
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(body).toContain('<html lang="en-US"');
  });

  it('does not exist where the backend has no words for it, nor under any other name', async () => {
    api.answer('/api/pages/legal-information/', (language) => ({ body: page('legal-information', language, ['sale-rules']) }));
    api.answer('/api/pages/privacy-policy/', { status: 404, body: {} });
    const running = await open();
    const paths = ['rules_of_using_trading_platform.pdf', 'personal_data_privacy.pdf', 'other.pdf', '..%2f..%2fetc%2fpasswd'];
    for (const path of paths) expect((await get(running, `/web/docs/${path}`)).statusCode).toBe(404);
    expect((await get(running, '/web/docs/rules_of_sale.pdf')).statusCode).toBe(200);
  });
});
