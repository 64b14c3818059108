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

  it('A view reads stores and sends events; an unclear use of an event counts as both, that of a store as listening', () => {
    expect(
      usesOf(`
        import { $locale, $settings, popupRequested } from '@vitrava/shared-kit/bus/shell';
        import { $userId, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
        export const View = () => useUnit({ locale: $locale, open: popupRequested });
        export const units = factory(signedIn, $settings);
        export const $reason = restore(signedOut, null);
        export const useName = () => useStoreMap({ store: $userId, keys: [], fn: String });
      `),
    ).toEqual({
      'shell/$locale': listens,
      'shell/popupRequested': sends,
      'session/signedIn': { sends: true, listens: true },
      'shell/$settings': listens,
      'session/signedOut': listens,
      'session/$userId': listens,
    });
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

  it.each([
    ['export const $b = $a.map(String);', '$b'],
    ["const inner = busEvent('chat/inner'); export { inner as outer };", 'outer'],
    ["export const typed = busEvent('chat/typed') as EventCallable<void>;", 'typed'],
  ])('An export of src/bus.ts that the build cannot read is refused with its name: %s', (text, name) => {
    write(
      'src/bus.ts',
      `
        import type { EventCallable } from 'effector';
        import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
        export const $a = busStore<number>('chat/$a', { initial: 1 });
        ${text}
      `,
    );
    expect(() => readBusContract(folder)).toThrow(`src/bus.ts: The export ${name} is no call of busEvent or busStore. Write`);
  });

  it('A unit that is made outside of src/bus.ts is refused with its file', () => {
    const text = "import { busEvent } from '@vitrava/shared-kit/bus/units'; export const sent = busEvent('chat/sent');";
    expect(() => usesOf(text)).toThrow(/src\/model\.ts: It imports @vitrava\/shared-kit\/bus\/units.* Declare units in src\/bus\.ts/);
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
