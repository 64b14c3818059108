import cookie from '@fastify/cookie';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { language } from './index.ts';

const app = fastify();
beforeAll(async () => {
  await app.register(cookie);
  await app.register(language);
});

describe('the language switch', () => {
  it('[R5] remembers the choice for 365 days and leads to the same page in the other language', async () => {
    const answer = await app.inject('/locale?to=en&path=%2Fnews%3Fpage%3D2');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/news?page=2']);
    expect(answer.cookies[0]).toMatchObject({ name: 'locale', value: 'en', maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax', path: '/' });
  });

  it('A use of the switch is recorded for the visit, and not when the record of a customer requires the language', async () => {
    const [, note] = (await app.inject('/locale?to=en&path=/')).cookies;
    expect(note).toEqual({ name: 'language-chosen', value: '1', path: '/', sameSite: 'Lax' });
    const followed = await app.inject('/locale?to=en&path=/&by=record');
    expect(followed.cookies.map(({ name }) => name)).toEqual(['locale']);
  });

  it('leads back to Russian, also from an English address', async () => {
    expect((await app.inject('/locale?to=ru&path=/en/news')).headers.location).toBe('/news');
    expect((await app.inject('/locale?to=ru')).headers.location).toBe('/');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/en//evil.example', 'javascript:alert(1)', '/a%0d%0ab', ''])(
    'never leads to another site: %p',
    async (path) => {
      const { headers } = await app.inject({ url: '/locale', query: { to: 'en', path } });
      expect(headers.location).toBe('/en');
    },
  );

  it('An unsupported language is ignored', async () => {
    const answer = await app.inject('/locale?to=de&path=/news');
    expect([answer.headers.location, answer.cookies]).toEqual(['/news', []]);
  });
});
