import { expect, it } from '@jest/globals';
import { compositionId } from '../composition-id/index.ts';
import { readDeveloperPass, readPreviewLink } from '../signed-tokens/index.ts';
import { describeOnStores, fixtureReleaseApis } from '../testing/index.ts';

const { startFixtureReleaseApi } = fixtureReleaseApis();
const SHOP = '--shop https://shop.example';

describeOnStores('A link or a key from a release API', (fresh) => {
  async function openWithReleases() {
    const open = await startFixtureReleaseApi((await fresh()).open());
    const version = async (team: typeof open.content, remote: string, text: string) =>
      ((await open.send(team, remote, { text })).data as { version: string }).version;
    const content = await version(open.content, 'mfe-content', 'one');
    const next = await version(open.content, 'mfe-content', 'two');
    const cart = await version(open.cart, 'mfe-cart', 'one');
    const shown = async (answer: { data: object }) => {
      const token = new URL((answer.data as { url: string }).url).searchParams.get('token') ?? '';
      return readPreviewLink(token, await open.store.secret());
    };
    return { ...open, versions: { content, next, cart }, shown };
  }

  it('is a preview of versions of its team, in the shop that the team names', async () => {
    const { run, content, versions, shown } = await openWithReleases();
    const made = await run(content, `preview mfe-content@${versions.content} ${SHOP} --path /news`);
    expect(made).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^https:\/\/shop\.example\/_preview\?token=/), expect.anything()],
    });
    expect(await shown(made)).toMatchObject({
      link: { path: '/news', show: { type: 'versions', versions: { 'mfe-content': versions.content } } },
      isExpired: false,
    });
    expect(await run(content, `preview mfe-content@9.9.9 ${SHOP}`)).toMatchObject({
      code: 1,
      data: { refusals: [{ type: 'release-unknown' }] },
    });
    expect(await run(content, `preview mfe-content@${versions.content}`)).toMatchObject({
      code: 2,
      lines: [expect.stringContaining('name it, --shop https://shop.example')],
    });
  });

  it('is an arm of its experiment, and a page that a visitor was shown with a part of its own', async () => {
    const { run, content, cart, versions, store, shown } = await openWithReleases();
    await run(content, `experiment start mfe-content --name lead --arms a=${versions.content}:1,b=${versions.next}:1`);
    expect(await shown(await run(content, `experiment link lead b ${SHOP}`))).toMatchObject({ link: { show: { type: 'arm', arm: 'b' } } });
    const both = [
      { remote: 'mfe-cart', version: versions.cart },
      { remote: 'mfe-content', version: versions.content },
    ];
    const id = compositionId(both, await store.secret());
    for (const team of [content, cart])
      expect(await shown(await run(team, `replay ${id} ${SHOP}`))).toMatchObject({ link: { show: { type: 'composition', id } } });
    const ofContent = compositionId(both.slice(1), await store.secret());
    expect(await run(cart, `replay ${ofContent} ${SHOP}`)).toMatchObject({ code: 1, data: { refusals: [{ type: 'remote-not-yours' }] } });
    expect(await run(cart, `replay 344d2de_5be0c1a4f2d7 ${SHOP}`)).toMatchObject({
      code: 1,
      data: { refusals: [{ type: 'composition-unknown' }] },
    });
  });

  it('is a developer\u2019s key for remotes of its team', async () => {
    const { run, content, store } = await openWithReleases();
    const { data } = await run(content, 'developer-key mfe-content --for Ann --hours 2');
    expect(readDeveloperPass((data as { key: string }).key, await store.secret())).toMatchObject({
      person: 'Ann',
      remotes: ['mfe-content'],
    });
  });

  it('is refused for remotes of another team', async () => {
    const { run, cart, content, versions } = await openWithReleases();
    await run(content, `experiment start mfe-content --name lead --arms a=${versions.content}:1,b=${versions.next}:1`);
    for (const line of [
      `preview mfe-content@${versions.content} ${SHOP}`,
      `preview mfe-cart@${versions.cart} mfe-content@${versions.content} ${SHOP}`,
      `experiment link lead a ${SHOP}`,
      `experiment link mfe-content a ${SHOP}`,
      'developer-key mfe-cart mfe-content --for Eve',
    ])
      expect(await run(cart, line)).toMatchObject({ code: 1, data: { refusals: [{ type: 'remote-not-yours', remote: 'mfe-content' }] } });
  });
});
