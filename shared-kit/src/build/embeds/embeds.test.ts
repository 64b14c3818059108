import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Value } from 'typebox/value';
import { EmbedContractSchema } from '../../contracts/embed-contract.ts';
import { readEmbeds } from './index.ts';

describe('the fragments of a remote, read from its sources', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, 'src', file)), { recursive: true });
    writeFileSync(path.join(folder, 'src', file), text);
  };

  // Below the kit, so that its packages are found as from a remote.
  beforeEach(() => {
    folder = mkdtempSync(path.join(import.meta.dirname, '.embeds-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('A fragment offers the input of its contract, and a page gives the types of its values', () => {
    write(
      'fragments/shelf/index.ts',
      `import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
      import { nothing, num, obj, or } from '@withease/contracts';
      export const fragment = defineEmbeddedFragment({ View: () => null, input: obj({ similarTo: or(num, nothing) }) });`,
    );
    write(
      'pages/cart/view.tsx',
      `import { Fragment } from '@vitrava/shared-kit/ui/fragment';
      export const View = ({ product }: { product: number }) => (
        <><Fragment owner="mfe-catalog" name="shelf" input={{ similarTo: product }} /><Fragment owner="mfe-catalog" name="promise" /></>
      );`,
    );
    const found = readEmbeds(folder);
    expect(Value.Check(EmbedContractSchema, found)).toBe(true);
    expect(found.offers['shelf']).toMatchObject({
      fields: { similarTo: { anyOf: expect.arrayContaining([{ type: 'number' }]) } },
      required: [],
    });
    expect(found.uses).toEqual({
      'mfe-catalog/promise': { fields: {}, required: [] },
      'mfe-catalog/shelf': { fields: { similarTo: { type: 'number' } }, required: ['similarTo'] },
    });
  });

  it('A fragment declares the payloads of its events, and a page those that its listeners read', () => {
    write(
      'fragments/shelf/index.ts',
      `import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
      import { num, obj } from '@withease/contracts';
      export const fragment = defineEmbeddedFragment({ View: () => null, events: { chosen: obj({ product: num }) } });`,
    );
    write(
      'pages/cart/view.tsx',
      `import { Fragment } from '@vitrava/shared-kit/ui/fragment';
      const add = ({ product }: { product: number }) => void product;
      export const View = () => <Fragment owner="mfe-catalog" name="shelf" on={{ chosen: add, closed: () => undefined }} />;`,
    );
    const found = readEmbeds(folder);
    expect(Value.Check(EmbedContractSchema, found)).toBe(true);
    const payload = { fields: { product: { type: 'number' } }, required: ['product'] };
    expect(found.emits).toEqual({ shelf: { chosen: payload } });
    expect(found.listens).toEqual({ 'mfe-catalog/shelf': { chosen: payload, closed: { type: 'unknown' } } });
  });

  it.each([
    ['a computed name', `<Place owner="mfe-catalog" name={'shelf'.trim()} />`],
    ['no owner', `<Place name="shelf"></Place>`],
    ['spread attributes', `<Place {...{ owner: 'mfe-catalog', name: 'shelf' }} />`],
  ])('A place with %s is refused with its file and line', (_, place) => {
    write(
      'pages/cart/view.tsx',
      `import { Fragment } from 'react';
      import { Fragment as Place } from '@vitrava/shared-kit/ui/fragment';
      export const View = () => (<Fragment key="all">
        ${place}
      </Fragment>);`,
    );
    expect(() => readEmbeds(folder)).toThrow(/pages\/cart\/view\.tsx: The gate cannot check the <Fragment> in line 4/);
  });

  it('A remote without fragments has none', () => {
    write('pages/cart/view.tsx', 'export const View = () => null;');
    expect(readEmbeds(folder)).toEqual({ offers: {}, uses: {} });
  });
});
