import { describe, expect, it } from '@jest/globals';
import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import { findMismatch } from './mismatch.ts';

const string: PayloadShape = { type: 'string' };
const number: PayloadShape = { type: 'number' };
const object = (fields: Record<string, PayloadShape>, required = Object.keys(fields)): PayloadShape => ({ fields, required });
const line = object({ product: number, amount: number });

describe('What is sent on the bus fits what is read', () => {
  it.each<[string, PayloadShape, PayloadShape]>([
    ['the same', line, line],
    ['a field more', object({ product: number, amount: number, item: string }), line],
    ['an optional field that is not sent', line, object({ product: number, amount: number, item: string }, ['product', 'amount'])],
    ['one of several values', { value: 'limit' }, { anyOf: [{ value: 'limit' }, { value: 'network' }] }],
    ['fewer values', { anyOf: [{ value: 'a' }, { value: 'b' }] }, { anyOf: [{ value: 'b' }, { value: 'a' }, { value: 'c' }] }],
    ['a value of the type', { value: 5 }, number],
    ['anything for who reads anything', line, { type: 'unknown' }],
    ['lists', { items: line }, { items: object({ product: number }) }],
    ['the same unknown type', { text: 'Map<string, number>' }, { text: 'Map<string, number>' }],
  ])('%s', (_, sent, read) => {
    expect(findMismatch(sent, read)).toBeNull();
  });

  it.each<[string, PayloadShape, PayloadShape, object]>([
    ['a type that changed', object({ product: string, amount: number }), line, { field: 'product', sent: 'string', read: 'number' }],
    ['a field renamed', object({ product: number, count: number }), line, { field: 'amount', sent: 'nothing', read: 'number' }],
    [
      'a field that became optional',
      object({ product: number, amount: number }, ['product']),
      line,
      { field: 'amount', sent: 'optional', read: 'number' },
    ],
    ['a value more', { anyOf: [{ value: 'a' }, { value: 'b' }] }, { value: 'a' }, { field: '', sent: '"b"', read: '"a"' }],
    ['null where none was', { anyOf: [number, { type: 'null' }] }, number, { field: '', sent: 'null', read: 'number' }],
    [
      'something inside',
      object({ item: { anyOf: [object({ name: number }), { type: 'null' }] } }),
      object({ item: { anyOf: [object({ name: string }), { type: 'null' }] } }),
      { field: 'item.name', sent: 'number', read: 'string' },
    ],
    ['items of a list', { items: string }, { items: number }, { field: '[]', sent: 'string', read: 'number' }],
    ['a whole that is something else', line, number, { field: '', sent: '{ product, amount }', read: 'number' }],
  ])('but not %s', (_, sent, read, mismatch) => {
    expect(findMismatch(sent, read)).toEqual(mismatch);
  });
});
