import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeDocuments, writePictures } from './write-static-files.ts';

const FILES = ['personal_data_privacy.pdf', 'rules_of_sale.pdf', 'rules_of_using_trading_platform.pdf'] as const;

let folder: string;
let api: Server;
let options: { apiBaseUrl: string; origin: string | null };
let records: Map<string, (language: string) => unknown>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrava-static-'));
  records = new Map<string, (language: string) => unknown>([
    ['/api/pages/privacy-policy/', (language) => page('privacy-policy', language, ['who', 'what'])],
    [
      '/api/pages/legal-information/',
      (language) => page('legal-information', language, ['data-policy', 'returns', 'sale-rules', 'platform-rules']),
    ],
    ['/api/company/', company],
  ]);
  api = createServer(({ url = '', headers }, response) => {
    const record = records.get(url);
    response.writeHead(record ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(record?.(headers['accept-language'] ?? '') ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  options = { apiBaseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, origin: 'https://vitrava.example' };
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true, force: true });
});

const russian = path.join('web', 'docs');
const english = path.join('en', 'web', 'docs');
const read = (...parts: string[]) => readFile(path.join(folder, ...parts));

function page(slug: string, language: string, ids: readonly string[]) {
  const isRussian = language.startsWith('ru');
  const body = [
    { kind: 'paragraph', text: isRussian ? 'Пишите по адресу [контактов](/contacts).' : 'Write by our [contacts](/contacts).' },
    { kind: 'heading', level: 3, text: isRussian ? 'Подробнее' : 'In detail' },
    { kind: 'list', ordered: false, items: ['1', '2'] },
  ];
  const sections = ids.map((id) => ({ id, title: isRussian ? `Раздел ${id}` : `Section ${id}`, body }));
  return { slug, title: slug, summary: slug, updated_at: '2026-11-01T00:00:00.000Z', sections };
}

function company(language: string) {
  const legal_name = language.startsWith('ru') ? 'ООО «Витрава»' : 'Vitrava LLC';
  const text = { name: 'Vitrava', legal_name, email: 'help@vitrava.example', address: 'Moscow', schedule: '9–18' };
  return { ...text, phones: [], social: [], creators: { name: 'x', url: 'https://x.example' } };
}

describe('The printed documents', () => {
  it('[N5] are tagged PDF files, Russian without a prefix and English under /en', async () => {
    await writeDocuments(folder, options);
    for (const [docs, language] of [
      [russian, 'ru-RU'],
      [english, 'en-US'],
    ] as const) {
      expect((await readdir(path.join(folder, docs))).sort()).toEqual(FILES);
      for (const file of FILES) {
        const text = (await read(docs, file)).toString('latin1');
        expect(text).toMatch(/^%PDF-1\.7/);
        expect(text).toContain(`/Lang (${language})`);
        expect(text).toContain('/Marked true');
        expect(text).toContain('/DisplayDocTitle true');
        expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+GolosText-Regular/);
      }
    }
    expect((await read(english, 'rules_of_sale.pdf')).toString('latin1')).toContain('/URI (https://vitrava.example/en/contacts)');
  });

  it('have links without addresses when the origin is not configured', async () => {
    await writeDocuments(folder, { ...options, origin: null });
    expect((await read(english, 'rules_of_sale.pdf')).toString('latin1')).not.toContain('/contacts');
  });

  it('are written again only when their texts change', async () => {
    const inodes = () => Promise.all(FILES.map(async (file) => (await stat(path.join(folder, russian, file))).ino));
    await writeDocuments(folder, options);
    const [privacy, ...others] = await inodes();
    await writeDocuments(folder, options);
    expect(await inodes()).toEqual([privacy, ...others]);
    records.set('/api/pages/privacy-policy/', (language) => page('privacy-policy', language, ['who']));
    await writeDocuments(folder, options);
    const [changed, ...same] = await inodes();
    expect([changed === privacy, same]).toEqual([false, others]);
  });

  it('remain as they were last printed when the API does not answer', async () => {
    await writeDocuments(folder, options);
    const before = await read(russian, 'rules_of_sale.pdf');
    await expect(writeDocuments(folder, { ...options, apiBaseUrl: 'http://127.0.0.1:9' })).rejects.toThrow();
    expect((await read(russian, 'rules_of_sale.pdf')).equals(before)).toBe(true);
  });

  it('are absent, also after they were printed, when the API has no texts for them', async () => {
    await writeDocuments(folder, options);
    records.delete('/api/pages/privacy-policy/');
    records.set('/api/pages/legal-information/', (language) => page('legal-information', language, ['sale-rules']));
    await writeDocuments(folder, options);
    expect(await readdir(path.join(folder, english))).toEqual(['rules_of_sale.pdf']);
  });

  it('are not printed from a response that does not match its contract', async () => {
    records.set('/api/company/', () => ({ name: 1 }));
    await expect(writeDocuments(folder, options)).rejects.toThrow('does not match its contract');
    expect(await readdir(folder)).toEqual([]);
  });
});

it('The pictures are written at the paths of their addresses', async () => {
  await writePictures(folder);
  const [ru, en] = [await read('share-picture.png'), await read('en', 'share-picture.png')];
  expect(ru.equals(en)).toBe(false);
  expect((await read('favicon.png')).subarray(1, 4).toString()).toBe('PNG');
});
