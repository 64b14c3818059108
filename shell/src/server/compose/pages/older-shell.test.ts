import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;

beforeAll(async () => {
  shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame(), lacksStarter: true }]);
});
afterAll(() => shop.close());

describe('a release of the shell from before there was a starter', () => {
  it('still starts by itself: its scripts and preloads stand in the head', async () => {
    const { body } = await shop.app.inject('/');
    const [head = ''] = body.split('</head>');
    expect(head).toMatch(/<script type="module" src="\/releases\/shell\/1\.0\.0-a\/entry\.js" integrity="sha384-/);
    expect(head).toContain('<link rel="modulepreload" href="/releases/shell/1.0.0-a/locale-ru.js"');
    expect(body).not.toContain('<template');
  });
});
