import { describe, expect, it } from '@jest/globals';
import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import type { ApiError } from '@vitrava/shared-kit/errors';
import fc from 'fast-check';
import type { KeyedCommand } from './command.ts';
import { changeAfter, type SendingEnd } from './sending-end.ts';

const add: KeyedCommand = { kind: 'add', product: 7, amount: 1, item: null, stock: 3, key: 'add-key', failure: null };
const remove: KeyedCommand = {
  kind: 'remove',
  product: 7,
  amount: 0,
  item: null,
  stock: null,
  key: 'remove-key',
  failure: null,
  owner: 5,
  seen: [1],
  added: 0,
  at: 0,
};
const set: KeyedCommand = { ...remove, kind: 'set', amount: 2, key: 'set-key' };
const line = { id: 1, product: 7 } as PricedLine;
const failure = (status: number, body: unknown = null) => ({ kind: 'status', status, body, explanation: '' }) as unknown as ApiError;
const error = fc.oneof(
  fc.constantFrom(400, 401, 404, 409, 429, 500).map((status) => failure(status)),
  fc.constant(failure(400, { stock: ['no such place'] })),
  fc.constant({ kind: 'network', explanation: '' } as unknown as ApiError),
);
const sending = fc.record({
  owner: fc.constant(5),
  command: fc.constantFrom(add, remove, set),
  line: fc.constantFrom(line, null),
});
const fail = (params: SendingEnd['params'], thrown: ApiError): SendingEnd => ({ status: 'fail', params, error: thrown });

describe('the end of a sending', () => {
  it('A success confirms the command with the line of the server', () => {
    fc.assert(
      fc.property(sending, fc.constantFrom(line, null), fc.array(fc.nat()), (params, result, aside) => {
        const { key, product } = params.command;
        const confirmed = { kind: 'confirmed', owner: 5, key, product, line: result, aside };
        expect(changeAfter({ status: 'done', params, result }, aside, 'seed')).toEqual(confirmed);
      }),
    );
  });

  it('A failure confirms nothing but the removal of a line that is gone', () => {
    fc.assert(
      fc.property(sending, error, (params, thrown) => {
        const change = changeAfter(fail(params, thrown), [], 'seed');
        const isGone = params.line !== null && thrown.kind === 'status' && thrown.status === 404;
        expect(change?.kind === 'confirmed').toBe(isGone && params.command.kind === 'remove');
        expect(change === null).toBe(isGone && params.command.kind !== 'remove');
      }),
    );
  });

  it('A new line is sent again without its pickup place when the server refuses the place', () => {
    const refusal = failure(400, { stock: ['no such place'] });
    const withPlace = { owner: 5, command: add, line: null };
    expect(changeAfter(fail(withPlace, refusal), [], 'seed')).toEqual({ kind: 'displaced', key: 'add-key', seed: 'seed' });
    const without = { ...withPlace, command: { ...add, stock: null } };
    expect(changeAfter(fail(without, refusal), [], 'seed')).toMatchObject({ kind: 'failed', reason: 'network' });
  });
});
