import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;

beforeAll(async () => {
  const foreign = { exposes: './App', entry: 'remoteEntry.js', type: 'global', global: 'recipes' } as const;
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    // Its server file would be an error, if it were used.
    { remote: 'recipes', version: '1.0.0-a', server: SERVER_FILES.throws, routes: { recipes: '/recipes' }, foreign },
    {
      remote: 'pills',
      version: '1.0.0-a',
      server: SERVER_FILES.throws,
      routes: { pills: '/pills' },
      foreign: { exposes: './App', type: 'module', policies: ['vue'] },
    },
    {
      remote: 'vitamins',
      version: '1.0.0-a',
      server: SERVER_FILES.throws,
      routes: { vitamins: '/vitamins' },
      foreign: { exposes: './App', type: 'module', base: 'https://vitamins.example/app/' },
    },
  ]);
});
afterAll(() => shop.close());

const get = (url: string, userAgent = 'Mozilla/5.0'): Promise<LightMyRequestResponse> =>
  shop.app.inject({ url, headers: { 'user-agent': userAgent, 'accept-encoding': 'identity' } });

describe('The page of a remote built without the kit', () => {
  it('comes with its skeleton, title and style sheet, and as a whole page for robots', async () => {
    const { statusCode, body } = await get('/recipes', 'Googlebot/2.1');
    expect(statusCode).toBe(200);
    expect(body).toContain('data-boundary="recipes"><p>skeleton</p></div>');
    expect(body).toContain('<title>Заголовок recipes</title>');
    expect(body).toMatch(/<link rel="stylesheet" href="\/releases\/recipes\/1\.0\.0-a\/client\.css" integrity="sha384-/);
    expect(body).toContain('"foreign":{"exposes":"./App","type":"global","global":"recipes"}');
  });

  it('is the same after many visits, because nothing of it can fail on the server', async () => {
    for (const visit of [1, 2, 3, 4, 5]) expect([visit, (await get(`/recipes?visit=${visit}`)).statusCode]).toEqual([visit, 200]);
    expect((await get('/recipes?visit=6')).body).toContain('recipes/1.0.0-a/');
  });

  it('preloads its modules, and no script that is none', async () => {
    expect((await get('/pills')).body).toContain('rel="modulepreload" href="/releases/pills/1.0.0-a/remoteEntry.js"');
    expect((await get('/recipes')).body).not.toContain('rel="modulepreload" href="/releases/recipes/');
  });

  it('allows the Trusted Types policies of live remotes, also when two of them create the same', async () => {
    const policies = async () => String((await get('/recipes')).headers['content-security-policy']);
    expect(await policies()).toMatch(/; trusted-types default vue$/);
    const foreign = { exposes: './App', type: 'module' as const, policies: ['vue'] };
    await shop.releases.release({ remote: 'salt', version: '1.0.0-a', server: SERVER_FILES.throws, routes: { salt: '/salt' }, foreign });
    expect(await policies()).toMatch(/; trusted-types default vue 'allow-duplicates'$/);
  });
});

describe('A remote whose files are on its own origin', () => {
  it('has its page load them there, each with its integrity', async () => {
    const { body } = await get('/vitamins');
    const base = 'https://vitamins.example/app/';
    expect(body).toMatch(new RegExp(`<script type="importmap">[^<]*"${base}client.js":"sha384-`));
    expect(body).toMatch(new RegExp(`<link rel="modulepreload" href="${base}client.js" integrity="sha384-`));
    expect(body).toMatch(
      new RegExp(`<link rel="stylesheet" href="${base}client.css" integrity="sha384-[^"]+" crossorigin="anonymous" data-owner="vitamins"`),
    );
    expect(body).toContain(`"entry":"${base}remoteEntry.js"`);
  });

  it('adds each of its scripts and style sheets, and the folder of its other files, to the policy of pages while it is live', async () => {
    const policy = async () => String((await get('/recipes')).headers['content-security-policy']);
    expect(await policy()).toMatch(/script-src 'self' [^;]*https:\/\/vitamins\.example\/app\/client\.js/);
    expect(await policy()).toMatch(/script-src (?![^;]*vitamins\.example\/app\/[ ;])/);
    expect(await policy()).toMatch(/style-src 'self' [^;]*https:\/\/vitamins\.example\/app\/client\.css/);
    expect(await policy()).toMatch(/style-src (?![^;]*vitamins\.example\/app\/[ ;])/);
    for (const part of ['img-src', 'font-src', 'connect-src'])
      expect(await policy()).toMatch(new RegExp(`${part} 'self'[^;]* https://vitamins\\.example/app/[ ;]`));
    const foreign = { exposes: './App', type: 'module' as const };
    await shop.releases.release({
      remote: 'vitamins',
      version: '1.0.1-a',
      server: SERVER_FILES.throws,
      routes: { vitamins: '/vitamins' },
      foreign,
    });
    expect(await policy()).not.toContain('vitamins.example');
  });
});
