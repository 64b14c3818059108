import { describe, expect, it } from '@jest/globals';
import {
  type Company,
  CompanySchema,
  type ContentPage,
  type ContentPageList,
  ContentPageListSchema,
  ContentPageSchema,
} from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { seedDatabase } from '../operations/seeding/index.ts';
import { CONTENT, describeOnEngines, FIXTURE_SEED } from '../testing/index.ts';

// One database for both: each engine takes seconds to start.
describeOnEngines('our own words', (api) => {
  const get = (url: string, language = 'ru') => api.app.inject({ url, headers: { 'accept-language': language } });

  describe('content pages', () => {
    it('[W36] The list has the pages in the order of the shop, in the requested language', async () => {
      const answer = await get('/api/pages/', 'en');
      expect([...Compile(ContentPageListSchema).Errors(answer.json())]).toEqual([]);
      expect(answer.json<ContentPageList>()).toEqual({
        count: 2,
        next: null,
        previous: null,
        results: [
          { slug: 'terms', title: 'Page terms', summary: 'What it is about', updated_at: '2026-11-01T00:00:00.000Z' },
          { slug: 'about-us', title: 'Page about-us', summary: 'What it is about', updated_at: '2026-10-01T00:00:00.000Z' },
        ],
      });
      expect(answer.headers).toMatchObject({ 'content-language': 'en', vary: expect.stringContaining('Accept-Language') });
      expect((await get('/api/pages/?page_size=1&page=2')).json()).toMatchObject({ count: 2, results: [{ slug: 'about-us' }] });
    });

    it('gives a page with its sections in order, under the same anchors in both languages', async () => {
      const [ru, en] = [(await get('/api/pages/terms/')).json<ContentPage>(), (await get('/api/pages/terms/', 'en')).json<ContentPage>()];
      for (const page of [ru, en]) {
        expect([...Compile(ContentPageSchema).Errors(page)]).toEqual([]);
        expect(page.sections.map(({ id }) => id)).toEqual(['returns', 'data']);
        expect(page.sections[1]?.body).toMatchObject([
          { kind: 'image', picture: { url: expect.any(String) } },
          { kind: 'code', text: 'GET /api/pages/' },
          { kind: 'video', title: expect.any(String), poster: { url: expect.any(String) } },
        ]);
      }
      expect(ru).toMatchObject({ title: 'Страница terms', sections: [{ title: 'Возврат', body: [{ rows: [['Всё', '7 дней']] }] }, {}] });
      expect(en).toMatchObject({ title: 'Page terms', sections: [{ title: 'Returns', body: [{ rows: [['All of it', '7 days']] }] }, {}] });
    });

    it.each(['nothing', 'TERMS', "terms'--", '%D1%8F', '%00', '9'.repeat(190)])(
      'There is no page %#, with a message in the requested language',
      async (slug) => {
        const answer = await get(`/api/pages/${slug}/`);
        expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Страница не найдена.' }]);
      },
    );

    it('Pages follow the seed: new ones are added, removed ones disappear, the rest keeps its name', async () => {
      const [terms, ...rest] = CONTENT.pages;
      if (!terms) throw new Error('the fixture has pages');
      const pages = [...rest, { ...terms, slug: 'rules' }];
      const content = () => ({ ...CONTENT, pages });
      await seedDatabase(api.database.db, { ...FIXTURE_SEED, stamp: 'other pages', content });
      expect((await get('/api/pages/')).json<ContentPageList>().results.map(({ slug }) => slug)).toEqual(['about-us', 'rules']);
      expect((await get('/api/pages/terms/')).statusCode).toBe(404);
      expect((await get('/api/pages/rules/')).json<ContentPage>().sections).toHaveLength(2);
    });
  });

  describe('the company', () => {
    const read = async (language = 'ru') => (await get('/api/company/', language)).json<Company>();
    const change = (payload: object, token = api.adminToken) =>
      api.app.inject({ method: 'PATCH', url: '/admin/company/', headers: { 'x-admin-token': token }, payload });
    const phone = {
      number: '+79990000203',
      display: { ru: '8 999 000-02-03', en: '+7 999 000-02-03' },
      label: { ru: 'Казань', en: 'Kazan' },
    };

    it('is reached by two phones, an e-mail and an address in either language', async () => {
      for (const language of ['ru', 'en']) {
        const company = await read(language);
        expect([...Compile(CompanySchema).Errors(company)]).toEqual([]);
        expect(company.phones).toHaveLength(2);
        expect([company.email, company.address, company.schedule]).not.toContain('');
      }
    });

    it('is changed field by field, at once and in both languages', async () => {
      const before = await read();
      const answer = await change({ phones: [phone], email: 'ask@vitrava.example', address: { ru: 'Казань', en: 'Kazan' } });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ phones: [phone], legal_name: expect.any(Object) }),
      ]);
      expect(await read('en')).toMatchObject({
        phones: [{ number: '+79990000203', display: '+7 999 000-02-03', label: 'Kazan' }],
        email: 'ask@vitrava.example',
        address: 'Kazan',
      });
      const { phones: _, email: __, address: ___, ...rest } = before;
      expect(await read()).toMatchObject(rest);
    });

    it('keeps what the shop’s owner changed when the seed is new', async () => {
      await change({ email: 'kept@vitrava.example' });
      await seedDatabase(api.database.db, { ...FIXTURE_SEED, stamp: 'newer' });
      expect((await read()).email).toBe('kept@vitrava.example');
    });

    describe.each([
      ['no field', {}],
      ['a field it does not have', { fax: '1' }],
      ['an e-mail that is none', { email: 'ask us' }],
      ['a phone number that cannot be called', { phones: [{ ...phone, number: '8 999 000' }] }],
      ['no phone at all', { phones: [] }],
      ['an address in one language', { address: { ru: 'Казань' } }],
      ['an empty address', { address: { ru: ' ', en: ' ' } }],
      ['a social link that runs code', { social: [{ network: 'vk', name: phone.label, url: 'javascript:alert(1)' }] }],
    ])('given %s', (_, payload) => {
      it('refuses and stays as it was', async () => {
        const before = await read();
        expect((await change(payload)).statusCode).toBe(400);
        expect(await read()).toEqual(before);
      });
    });

    it('is changed and shown whole to no one without the token', async () => {
      expect((await change({ email: 'thief@vitrava.example' }, 'guess')).statusCode).toBe(403);
      expect((await api.app.inject('/admin/company/')).statusCode).toBe(403);
    });
  });
});
