import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Value } from 'typebox/value';
import { BusContractSchema } from '../../contracts/bus-contract.ts';
import { readLinks } from '../links/index.ts';
import { readBusContract } from './index.ts';

describe('a remote’s dependencies on the bus, read from its sources', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const usesOf = (text: string) => {
    write('src/model.ts', text);
    const { uses } = readBusContract(folder);
    return Object.fromEntries(Object.entries(uses).map(([name, { sends, listens }]) => [name, { sends, listens }]));
  };
  const sends = { sends: true, listens: false };
  const listens = { sends: false, listens: true };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrava-bus-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is which units of the bus it sends and listens to', () => {
    expect(
      usesOf(`
        import { $locale, navigationRequested as go, signInRequested, type ShopLocation } from '@vitrava/shared-kit/bus/shell';
        import { $cartSummary, itemAdded, itemAdditionRequested } from '@vitrava/shared-kit/bus/cart';
        sample({ clock: itemAdditionRequested, source: { locale: $locale }, target: [go, other] });
        $cartSummary.on(itemAdded, (_, item) => item);
        export const ask = () => signInRequested({});
      `),
    ).toEqual({
      'shell/$locale': listens,
      'shell/navigationRequested': sends,
      'shell/signInRequested': sends,
      'cart/$cartSummary': sends,
      'cart/itemAdded': listens,
      'cart/itemAdditionRequested': listens,
    });
  });

  it('The contract contains the read fields of a store and the fields of a fired event; an unclear use counts as both', () => {
    expect(
      usesOf(`
        import { $locale, popupRequested } from '@vitrava/shared-kit/bus/shell';
        import { itemAdded } from '@vitrava/shared-kit/bus/cart';
        export const View = () => useUnit({ locale: $locale, open: popupRequested });
        export const units = factory(itemAdded);
      `),
    ).toEqual({ 'shell/$locale': listens, 'shell/popupRequested': sends, 'cart/itemAdded': { sends: true, listens: true } });
  });

  it('The contract includes the bundled modules of the kit, and neither types nor tests', () => {
    write('src/model.test.ts', "import { itemAdded } from '@vitrava/shared-kit/bus/cart'; itemAdded({});");
    const uses = usesOf(`
      import type { CartItem } from '@vitrava/shared-kit/bus/cart';
      import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
      export const item = createPageQuery({} as CartItem);
    `);
    expect(Object.keys(uses).filter((name) => name.startsWith('cart/'))).toEqual([]);
    expect(Object.keys(uses)).toContain('session/$sessionStatus');
  });

  it('comes with the shapes of the payloads in this kit, and of every unit for the shell, as a manifest may hold them', () => {
    write('src/model.ts', "import { itemRefused } from '@vitrava/shared-kit/bus/cart'; itemRefused({});");
    const contract = readBusContract(folder, { offersAll: true });
    expect(contract.uses['cart/itemRefused']).toEqual({
      kind: 'event',
      payload: {
        fields: {
          product: { type: 'number' },
          reason: { anyOf: [{ value: 'limit' }, { value: 'network' }, { value: 'storage' }, { value: 'unavailable' }] },
        },
        required: ['product', 'reason'],
      },
      ...sends,
    });
    expect(contract.offers?.['session/ensureFreshTokenFx']).toMatchObject({
      kind: 'effect',
      result: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    });
    expect(Object.keys(contract.offers ?? {})).toEqual(expect.arrayContaining(['shell/$pageAddress', 'catalog/$favouriteIds']));
    expect(Value.Errors(BusContractSchema, contract)).toEqual([]);
  });

  it('is to which pages and popups it leads', () => {
    write(
      'src/view.tsx',
      `
        import { a } from '/not/a/page';
        export const Links = () => <a href={localizePath(\`/product/\${id}?from=cart\`, locale)} data-popup="mfe-content/contact-us" />;
        export const target = { to: '/cart#lines' };
        export const call = 'https://shop/api', load = '/api/news/', file = '/logo.svg';
        sample({ clock, fn: () => ({ owner: 'mfe-account', name: 'login', props: {} }), target: popupRequested });
      `,
    );
    expect(readLinks(folder)).toEqual({ pages: ['/cart', '/product/:'], popups: ['mfe-account/login', 'mfe-content/contact-us'] });
  });
});
