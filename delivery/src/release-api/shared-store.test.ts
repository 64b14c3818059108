import { expect, it } from '@jest/globals';
import { authorize, digestOf } from '../release-api-protocol/index.ts';
import { openPostgres } from '../sql/index.ts';
import { createPostgresStore, SCHEMA } from '../store/index.ts';
import { describeOnPostgres, describeOnStores, fixtureReleaseApis, tempFolders } from '../testing/index.ts';
import { createUsedNonces } from './used-nonces.ts';

const newFolder = tempFolders();
const { startFixtureReleaseApi } = fixtureReleaseApis();

describeOnPostgres('Several release APIs behind one address', (database) => {
  const open = () => database.keep(createPostgresStore({ url: database.url, cacheDir: newFolder() }));
  const nonces = () => openPostgres(database.url, SCHEMA);
  const host = 'releases.shop.example';
  const body = JSON.stringify({ args: ['list'], by: 'Ann' });

  it('accept a request once in total, and store it only while it could be repeated', async () => {
    const one = await startFixtureReleaseApi(open(), null, { nonces: nonces() });
    const two = await startFixtureReleaseApi(open(), one, { nonces: nonces() });
    const sent = () => ({
      authorization: authorize({ method: 'POST', path: '/v1/commands', host, digest: digestOf(body) }, one.content.key),
      'content-type': 'application/json',
      host,
    });
    const callApi = async ({ app }: typeof one, headers: ReturnType<typeof sent>) =>
      (await app.inject({ method: 'POST', url: '/v1/commands', payload: body, headers })).statusCode;
    const first = sent();
    expect(await callApi(one, first)).toBe(200);
    expect(await callApi(two, first)).toBe(401);
    const both = sent();
    expect((await Promise.all([callApi(one, both), callApi(two, both)])).sort()).toEqual([200, 401]);
  });

  it('accept an expired nonce again, because its request is too old for all of them', async () => {
    const [one, other, rows] = [nonces(), nonces(), nonces()];
    const [use, useFromOtherServer] = [createUsedNonces(one), createUsedNonces(other)];
    expect(await use('a', Date.now() - 1)).toBe(true);
    expect(await use('a', Date.now() + 60_000)).toBe(false);
    // The other one sweeps at its first use.
    expect(await useFromOtherServer('b', Date.now() + 60_000)).toBe(true);
    expect(await rows.all(`SELECT name FROM ${SCHEMA}.used_name WHERE name IN ('a', 'b')`)).toEqual([{ name: 'b' }]);
    await Promise.all([one, other, rows].map((sql) => sql.close()));
  });
});

describeOnStores('While another holds the store', (fresh) => {
  it('the release API responds with 503, and the command succeeds when the other writer is done', async () => {
    const { open } = await fresh();
    const { send, run, content, app, store } = await startFixtureReleaseApi(open());
    await send(content, 'mfe-content', { text: 'one' });
    await send(content, 'mfe-content', { text: 'two' });
    const answers: number[] = [];
    app.server.on('request', (_request, response) => response.on('finish', () => answers.push(response.statusCode)));
    const other = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const held = open().exclusively(() => {
      begun.resolve();
      return other.promise;
    });
    await begun.promise;
    const moving = run(content, 'rollback mfe-content');
    // The fixture's store waits for five seconds.
    while (!answers.includes(503)) await new Promise((resolve) => setTimeout(resolve, 50));
    other.resolve();
    await held;
    expect(await moving).toMatchObject({ code: 0 });
    expect((await store.history()).filter(({ move }) => move === 'rollback')).toHaveLength(1);
  }, 30_000);
});

describeOnStores('Two teams at two release APIs at once', (fresh) => {
  it('both release, or one of them is refused the address that the other has just taken', async () => {
    const { open } = await fresh();
    const one = await startFixtureReleaseApi(open());
    const two = await startFixtureReleaseApi(open(), one);
    const both = await Promise.all([one.send(one.content, 'mfe-content'), two.send(two.cart, 'mfe-cart')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const routes = [{ name: 'page', path: '/presents', meta: { title: { ru: 'Подарки', en: 'Presents' } } }];
    const clashing = await Promise.all([
      one.send(one.content, 'mfe-content', { text: 'two', manifest: { routes } }),
      two.send(two.cart, 'mfe-cart', { text: 'two', manifest: { routes } }),
    ]);
    expect(clashing.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(clashing.find(({ code }) => code === 1)).toMatchObject({ data: { refusals: [{ type: 'route-conflict' }] } });
  });
});
