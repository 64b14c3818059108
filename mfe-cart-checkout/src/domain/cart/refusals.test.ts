import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AddCommand } from './command.ts';
import type { Outbox } from './outbox.ts';
import { refusalsOf } from './refusals.ts';

const command = (key: string, failure: AddCommand['failure']): AddCommand => ({
  kind: 'add',
  product: key.charCodeAt(0),
  amount: 1,
  item: null,
  stock: null,
  key,
  failure,
});
const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const outbox: fc.Arbitrary<Outbox> = keys.chain((present) =>
  fc
    .array(fc.constantFrom(null, 'network' as const, 'limit' as const), { minLength: present.length, maxLength: present.length })
    .map((failures) => present.map((key, index) => command(key, failures[index] ?? null))),
);

describe('the refusals of a change of the outbox', () => {
  it('Another tab refuses only commands of this page that were open before', () => {
    fc.assert(
      fc.property(keys, outbox, outbox, (own, before, value) => {
        for (const { product, reason } of refusalsOf(own, { change: null, before, value })) {
          const key = String.fromCharCode(product);
          expect(own).toContain(key);
          expect(before).toContainEqual(command(key, null));
          expect(value).toContainEqual(command(key, reason as AddCommand['failure']));
        }
      }),
    );
  });

  it('A failed sending refuses its own command, whichever page has requested it', () => {
    const change = { kind: 'failed', key: 'a', reason: 'limit', isNewLine: true } as const;
    const transition = { change, before: [command('a', null), command('b', null)], value: [command('b', null)] };
    expect(refusalsOf([], transition)).toEqual([{ product: 97, reason: 'limit' }]);
  });

  it('A change that is no failure refuses nothing', () => {
    fc.assert(
      fc.property(keys, outbox, outbox, (own, before, value) => {
        expect(refusalsOf(own, { change: { kind: 'dropped', product: 97 }, before, value })).toEqual([]);
      }),
    );
  });
});
