import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeArmLink } from '@vitrava/delivery/links';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news' } },
  ]);
  const flag = { state: 'ENABLED', variants: { old: '1.0.0-a', new: '1.1.0-b' }, defaultVariant: 'old', metadata: { experiment: 'lead' } };
  await shop.releases.store.writeFlags(JSON.stringify({ flags: { 'release.mfe-content': flag } }));
});
afterAll(() => shop.close());

async function tokenFor(changes: object = {}, secret?: string) {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const link = { remote: 'mfe-content', experiment: 'lead', arm: 'new', path: '/news', expiresAt, ...changes };
  return writeArmLink(link, secret ?? (await shop.releases.store.secret()));
}

const follow = (token: string) => shop.app.inject(`/_arm?token=${token}`);

async function newsWith(cookie: string) {
  const { body } = await shop.app.inject({ url: '/news', headers: { cookie, 'accept-encoding': 'identity' } });
  return /<p>(\w+) \w\w<\/p>/.exec(body)?.[1];
}

describe('a signed link', () => {
  it('shows its holder the arm until it expires, and no one else', async () => {
    const answer = await follow(await tokenFor());
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/news']);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'arm', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await newsWith(`arm=${cookie?.value}`)).toBe('new');
    expect(await newsWith('')).toBe('old');
    expect((await shop.app.inject('/_arm')).cookies).toMatchObject([{ name: 'arm', value: '' }]);
  });

  it('is not counted in the experiment', async () => {
    const asked = { visitorId: 'someone', armLink: await tokenFor() };
    expect(await shop.resolver.resolve(asked)).toMatchObject({ exposures: [], releases: { 'mfe-content': { version: '1.1.0-b' } } });
    expect((await shop.resolver.resolve({ visitorId: 'someone' })).exposures).toHaveLength(1);
  });

  it.each([
    ['has expired', { expiresAt: '2020-01-01T00:00:00.000Z' }, undefined],
    ['names an arm that there is not', { arm: 'constructor' }, undefined],
    ['belongs to another experiment', { experiment: 'before' }, undefined],
    ['is signed by someone else', {}, 'f'.repeat(64)],
  ])('opens nothing when it %s', async (_what, changes, secret) => {
    const token = await tokenFor(changes, secret);
    expect((await follow(token)).statusCode).toBe(404);
    expect(await newsWith(`arm=${token}`)).toBe('old');
  });
});
