import { expect, it } from '@jest/globals';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { fixtureManifest } from '../testing/index.ts';
import { checkFrame } from './check-frame.ts';

const title = { ru: 'Чат', en: 'Chat' };
const frame = { pages: ['chat'], popups: ['support'], areas: ['header'], slots: ['corner'], skeletons: ['bubbles'] };
const chat = fixtureManifest('mfe-chat', {
  routes: [{ name: 'chat', path: '/chat', meta: { title, role: 'chat', navigation: { header: 1 }, skeleton: 'bubbles' } }],
  fragments: [
    { name: 'help', popup: { role: 'support', skeleton: 'bubbles' } },
    { name: 'badge', slot: { place: 'corner' } },
  ],
});
const live = (manifest: RemoteManifest) => [{ remote: manifest.name, version: '1', manifest }] as never;

it('A shop declares roles, navigation areas, slots and skeletons of its own, and remotes refer to them', () => {
  const shell = fixtureManifest('shell', { frame });
  expect(checkFrame('mfe-chat', chat, { shells: live(shell), remotes: [] })).toEqual([]);
  expect(checkFrame('shell', shell, { shells: [], remotes: live(chat) })).toEqual([]);
});

it('A name that the frame of the shop does not have is refused in a remote, and its removal in a shell', () => {
  const shell = fixtureManifest('shell', { frame: { pages: [], popups: [], areas: [], slots: [], skeletons: [] } });
  const refused = Object.keys(frame).map((list) => expect.objectContaining({ list }));
  expect(checkFrame('mfe-chat', chat, { shells: live(shell), remotes: [] })).toEqual(refused);
  expect(checkFrame('shell', shell, { shells: [], remotes: live(chat) })).toEqual(refused);
  expect(checkFrame('mfe-chat', chat, { shells: live(shell), remotes: [] })[0]?.explanation).toBe(
    'The pages in the frame of the live shell 1 have no "chat", to which this mfe-chat refers: use a name that "frame" in the manifest of the shell lists, or release a shell with it first.',
  );
});

it('A shell of before the declaration has the names of that time', () => {
  const shells = live(fixtureManifest('shell'));
  const meta = { title, role: 'cart', navigation: { header: 1 }, skeleton: 'cards' };
  const cart = fixtureManifest('mfe-cart', { routes: [{ name: 'cart', path: '/cart', meta }] });
  expect(checkFrame('mfe-cart', cart, { shells, remotes: [] })).toEqual([]);
  expect(checkFrame('mfe-chat', chat, { shells, remotes: [] })).toMatchObject([
    { list: 'pages', name: 'chat' },
    { list: 'popups', name: 'support' },
    { list: 'slots', name: 'corner' },
    { list: 'skeletons', name: 'bubbles' },
  ]);
});
