import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import { SERVER_FILES } from '../../../shell/src/server/testing/index.ts';

/** The parts of the page that other teams own in two of the three ways. */
const PARTS = ['shelf', 'offer', 'promise'];

/** What a server file draws: shelves of eight products, in a page of about the size of the shop's product page. */
const DRAWING = `
  const { createElement: h } = require('react');
  const { renderToString } = require('react-dom/server');
  const data = Array.from({ length: 8 }, (_, id) => ({ id, name: 'Product ' + id, photo: '/m/' + id, widths: [160, 320, 480] }));
  const card = ({ id, name, photo }) => h('li', { key: id, className: 'card' },
    h('a', { href: '/product/' + id }, h('img', { src: photo, width: 480, height: 480, alt: '' }), h('h3', null, name)),
    h('p', null, h('b', null, '1 200'), h('s', null, '1 500')), h('button', null, 'Add to cart'));
  const part = (name) => h('section', { key: name }, h('ul', null, data.map(card)));
  const line = (_, id) => h('p', { key: id }, 'Line ', id, h('a', { href: '/article/' + id, className: 'link' }, 'more about ', id));
  const draw = (parts) => renderToString(h('div', null, Array.from({ length: 1000 }, line), parts.map(part)));`;

/** Where the page embeds a part. The input, `#`, is the first parameter of the page's address: its own for each page, or the same for all. */
const placeOf = (owner: string, name: string) =>
  `<vitrava-fragment data-boundary="${owner}" data-fragment="${name}" data-input="#"></vitrava-fragment>`;

function pageWith(ownParts: readonly string[], places: string): FixtureRelease {
  const html = `draw(${JSON.stringify(ownParts)}) + ${JSON.stringify(places)}.replaceAll('#', url.split('/')[2])`;
  const state = `Object.fromEntries(${JSON.stringify(ownParts)}.map((name) => [name, data]))`;
  const server = `${DRAWING}
  exports.render = async ({ url }) => ({ status: 200, head: { title: 'Product' }, state: ${state}, html: ${html} });`;
  return { remote: 'mfe-page', version: '1.0.0-a', routes: { product: '/product/:parts/:page' }, server };
}

function ownerOf(remote: string, names: readonly string[]): FixtureRelease {
  const server = `${DRAWING}
  exports.render = async ({ fragment }) => ({ status: 200, head: { title: '' }, state: { data }, html: renderToString(part(fragment)) });`;
  return { remote, version: '1.0.0-a', embeds: Object.fromEntries(names.map((name) => [name, { cacheSeconds: 600 }])), server };
}

const shell: FixtureRelease = { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() };

/** The releases of a shop for each way to share out the same page. */
export const WAYS: Readonly<Record<string, readonly FixtureRelease[]>> = {
  'own parts': [shell, pageWith(PARTS, '')],
  'three fragments of one owner': [
    shell,
    pageWith([], PARTS.map((name) => placeOf('mfe-owner', name)).join('')),
    ownerOf('mfe-owner', PARTS),
  ],
  'three fragments of three owners': [
    shell,
    pageWith([], PARTS.map((name) => placeOf(`mfe-${name}`, name)).join('')),
    ...PARTS.map((name) => ownerOf(`mfe-${name}`, [name])),
  ],
};

/** Whether an answer is the whole page. */
export function isWhole(html: string): boolean {
  return html.split('Add to cart').length === 1 + PARTS.length * 8;
}
