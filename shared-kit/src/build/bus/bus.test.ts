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
        import { $userId, signedIn, signOutRequested } from '@vitrava/shared-kit/bus/session';
        sample({ clock: signOutRequested, source: { locale: $locale }, target: [go, other] });
        $userId.on(signedIn, (_, { userId }) => userId);
        export const ask = () => signInRequested({});
      `),
    ).toEqual({
      'shell/$locale': listens,
      'shell/navigationRequested': sends,
      'shell/signInRequested': sends,
      'session/$userId': sends,
      'session/signedIn': listens,
      'session/signOutRequested': listens,
    });
  });

  it('The contract contains the read fields of a store and the fields of a fired event; an unclear use counts as both', () => {
    expect(
      usesOf(`
        import { $locale, popupRequested } from '@vitrava/shared-kit/bus/shell';
        import { signedIn } from '@vitrava/shared-kit/bus/session';
        export const View = () => useUnit({ locale: $locale, open: popupRequested });
        export const units = factory(signedIn);
      `),
    ).toEqual({ 'shell/$locale': listens, 'shell/popupRequested': sends, 'session/signedIn': { sends: true, listens: true } });
  });

  it('The contract includes the bundled modules of the kit, and neither types nor tests', () => {
    write('src/model.test.ts', "import { popupCloseRequested } from '@vitrava/shared-kit/bus/shell'; popupCloseRequested();");
    const uses = usesOf(`
      import type { ShopSettings } from '@vitrava/shared-kit/bus/shell';
      import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
      export const item = createPageQuery({} as ShopSettings);
    `);
    expect(Object.keys(uses)).not.toContain('shell/popupCloseRequested');
    expect(Object.keys(uses)).toContain('session/$sessionStatus');
  });

  it('comes with the shapes of the payloads in this kit, and of every unit for the shell, as a manifest may hold them', () => {
    write('src/model.ts', "import { announcementRequested } from '@vitrava/shared-kit/bus/shell'; announcementRequested({});");
    const contract = readBusContract(folder, { isShell: true });
    expect(contract.uses['shell/announcementRequested']).toEqual({
      kind: 'event',
      payload: {
        fields: { text: { type: 'string' }, tone: { anyOf: [{ value: 'error' }, { value: 'notice' }, { value: 'quiet' }] } },
        required: ['text', 'tone'],
      },
      ...sends,
    });
    expect(contract.offers?.['session/ensureFreshTokenFx']).toMatchObject({
      kind: 'effect',
      result: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    });
    expect(Object.keys(contract.offers ?? {})).toEqual(expect.arrayContaining(['shell/$pageAddress', 'session/$userId']));
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
