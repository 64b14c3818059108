import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news' } },
  ]);
});
afterAll(() => shop.close());

describe('builds', () => {
  it('[P7] The latest build is returned to requests with a timestamp, never from a cache', async () => {
    const answer = await shop.app.inject('/builds/latest.json?1700000000000');
    expect(answer.json()).toEqual({ id: expect.any(String), builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[P6] describes a build by its id', async () => {
    const { id, builtAt } = (await shop.app.inject('/builds/latest.json')).json<{ id: string; builtAt: string }>();
    const answer = await shop.app.inject(`/builds/meta/${id}.json`);
    expect(answer.json()).toEqual({ id, builtAt, versions: { shell: '1.0.0-a', 'mfe-content': '1.0.0-a' } });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each(['unknown.json', 'x', '..%2f..%2fetc%2fpasswd.json', '%00.json'])('There is no build %p', async (file) => {
    expect((await shop.app.inject(`/builds/meta/${file}`)).statusCode).toBe(404);
  });

  it('answers with the composition of the visitor', async () => {
    const composition = (await shop.app.inject('/_composition')).json();
    expect(composition).toMatchObject({
      shell: '1.0.0-a',
      remotes: { 'mfe-content': { entry: '/releases/mfe-content/1.0.0-a/remoteEntry.js' } },
    });
  });

  it('changes with a release', async () => {
    const before = (await shop.app.inject('/builds/latest.json')).json<{ id: string }>();
    await shop.releases.release({ remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news' } });
    const after = (await shop.app.inject('/builds/latest.json')).json<{ id: string }>();
    expect(after.id).not.toBe(before.id);
  });
});
