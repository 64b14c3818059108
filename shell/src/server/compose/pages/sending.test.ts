import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

it('sends a page that was made once: nothing about it is worth a warning', async () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'warn', base: null },
    new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
  );
  const releases = [
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news' } },
  ];
  const shop = await openFixtureShop(releases, {}, undefined, log);
  const answer = await shop.app.inject({ url: '/news', headers: { 'user-agent': 'Mozilla/5.0' } });
  // Reports about a sent answer follow it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await shop.close();
  expect(answer.statusCode).toBe(200);
  expect(lines.filter((line) => line.includes('/news'))).toEqual([]);
});
