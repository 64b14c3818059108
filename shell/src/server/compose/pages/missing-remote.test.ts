import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

it('A page of a remote whose only release was tampered with is unavailable, and not missing', async () => {
  const shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news' } },
  ]);
  expect((await shop.app.inject('/nothing')).statusCode).toBe(404);
  writeFileSync(join(shop.releases.dir, 'mfe-content/1.0.0-a/server.cjs'), 'exports.render = async () => ({ html: "tampered" });');
  // The store is looked at from time to time.
  let status = 200;
  for (const end = Date.now() + 30_000; status === 200 && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    status = (await shop.app.inject('/news')).statusCode;
  }
  const answer = await shop.app.inject('/news');
  expect([answer.statusCode, answer.headers['retry-after'], answer.body.includes('tampered')]).toEqual([503, '60', false]);
  await shop.close();
});
