import { expect, it } from '@jest/globals';
import { openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

const CONTAINER = `exports.modules = () => ({
  react: { createElement: (type, props, child) => child },
  'react-dom/server': { renderToString: (text) => '<p>' + text + ' by React 18</p>' },
});`;

it('A page of another generation is rendered with the React of its container, which comes with the document in both languages', async () => {
  const shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'react-eighteen', version: '1.0.0-a', server: CONTAINER, react: { generation: 'react18', brings: 'generation' } },
    {
      remote: 'mfe-old',
      version: '1.0.0-a',
      server: SERVER_FILES.good('old'),
      routes: { old: '/old' },
      react: { generation: 'react18' },
      meta: { remotes: [] },
    },
    { remote: 'mfe-new', version: '1.0.0-a', server: SERVER_FILES.good('new'), routes: { new: '/new' } },
  ]);
  const preload = 'rel="modulepreload" href="/releases/react-eighteen/1.0.0-a/client.js"';
  for (const [prefix, locale] of [
    ['', 'ru'],
    ['/en', 'en'],
  ]) {
    const [old, own] = [await shop.app.inject(`${prefix}/old`), await shop.app.inject(`${prefix}/new`)];
    expect([old.statusCode, own.statusCode]).toEqual([200, 200]);
    expect(old.body).toContain(`<p>old ${locale} by React 18</p>`);
    expect(own.body).toContain(`<p>new ${locale}</p>`);
    expect([old.body.includes(preload), own.body.includes(preload)]).toEqual([true, false]);
    expect(old.body).toContain('"generation":"react18","isContainer":true');
  }
  await shop.close();
});
