import { describe, expect, it } from '@jest/globals';
import { queueMail } from '@vitrava/reference-api/mail-outbox';
import { describeOnEngines, type TestApi } from '@vitrava/reference-api/testing';
import { mailReader } from './routes.ts';

const TOKEN = 'abcdefghijklmnop';
const look = (api: TestApi, path: string, language = 'en') =>
  api.app.inject({ url: `/dev/mail/${path}`, headers: { 'accept-language': language } });

describeOnEngines(
  'the page of mails for developers',
  (api) => {
    it('The page lists mails, the newest first and so many on a page, in the requested language', async () => {
      const empty = await look(api, '', 'ru');
      expect(empty.body).toContain('<html lang="ru">');
      expect(empty.body).toContain('Писем пока нет');
      for (let index = 1; index <= 30; index += 1) {
        await queueMail(api.database.db, { to: `anna${index}@example.com`, language: 'ru', message: { kind: 'account_exists' } });
      }
      const recipients = async (query: string) => [...(await look(api, query)).body.matchAll(/anna\d+/g)].map(([found]) => found);
      expect((await recipients('')).slice(0, 2)).toEqual(['anna30', 'anna29']);
      expect(await recipients('')).toHaveLength(24);
      expect(await recipients('?page=2')).toEqual(['anna6', 'anna5', 'anna4', 'anna3', 'anna2', 'anna1']);
      expect((await look(api, '?page=3')).statusCode).toBe(404);
    });

    it('shows a mail in a frame that runs nothing, and its links', async () => {
      await queueMail(api.database.db, { to: '<b>@example.com', language: 'en', message: { kind: 'password_reset', token: TOKEN } });
      const id = /href="(\d+)\/"/.exec((await look(api, '')).body)?.[1] ?? '';
      const page = await look(api, `${id}/`);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).not.toMatch(/script|unsafe/);
      expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
      expect(page.body).toContain(`<a href="http://localhost:3000/en/reset-password?token=${TOKEN}" target="_blank"`);
      expect(page.body).toContain('&lt;b&gt;@example.com');
      const mail = await look(api, `${id}/html/`);
      expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
      expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(mail.body).toContain(`href="http://localhost:3000/en/reset-password?token=${TOKEN}"`);
      expect((await look(api, 'style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
      expect((await look(api, '999999/')).statusCode).toBe(404);
      expect((await look(api, 'x/')).statusCode).toBe(404);
    });
  },
  { extensions: [mailReader] },
);

describe.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where mails are sent', { SMTP_URL: 'smtp://mail.test' }],
])('%s', (about, env) => {
  describeOnEngines(
    `the page of mails ${about}`,
    (api) => {
      it('is not there', async () => {
        for (const path of ['', '1/', '1/html/', 'style.css']) expect((await look(api, path)).statusCode).toBe(404);
      });
    },
    { env, extensions: [mailReader] },
  );
});
