import { describe, expect, it } from '@jest/globals';
import { contractError, networkError, statusError, timeoutError } from '@vitrava/shared-kit/errors';
import {
  extentOf,
  NO_REPETITION,
  type Repetition,
  repetitionDone,
  repetitionFailed,
  repetitionRequested,
  repetitionRetried,
} from './repetition.ts';

const OUTCOME = { added: [{ product: 7, amount: 1 }], missing: [], changed: [] };
const begun = repetitionRequested(NO_REPETITION, { number: '100001', key: 'first' });

describe('a repetition of an order', () => {
  it('is the same while its answer is awaited, and another one after it', () => {
    expect(repetitionRequested(begun, { number: '100001', key: 'second' })).toBe(begun);
    expect(repetitionRequested(begun, { number: '100002', key: 'second' }).key).toBe('second');
    const done = repetitionDone(begun, { key: 'first', outcome: OUTCOME });
    expect(repetitionRequested(done, { number: '100001', key: 'second' })).toMatchObject({
      key: 'second',
      status: 'pending',
      outcome: null,
    });
  });

  it('is tried again under its key', () => {
    const failed = repetitionFailed(begun, { key: 'first', error: networkError() });
    expect(repetitionRetried(failed)).toMatchObject({ key: 'first', status: 'pending' });
    expect(repetitionRetried(begun)).toBe(begun);
  });

  it('takes no answer to another one', () => {
    expect(repetitionDone(begun, { key: 'other', outcome: OUTCOME })).toBe(begun);
    expect(repetitionFailed(begun, { key: 'other', error: networkError() })).toBe(begun);
  });

  it.each([undefined, 100_001, '', '12345', '100001/../../users', '1000010000000'])('is of no order under %j', (number) => {
    const requested = repetitionRequested(NO_REPETITION, { number, key: 'first' });
    expect(requested).toMatchObject({ status: 'failed', failure: 'missing', number: '' });
    expect(repetitionRetried(requested)).toBe(requested);
  });

  it.each([
    [networkError(), 'connection'],
    [timeoutError(), 'connection'],
    [contractError(['added']), 'connection'],
    [statusError(502, null, null), 'connection'],
    [statusError(401, null, null), 'session'],
    [statusError(429, null, 30), 'busy'],
    [statusError(404, null, null), 'missing'],
  ] as const)('The repetition shows why it failed: %j', (error, failure) => {
    expect(repetitionFailed(begun, { key: 'first', error }).failure).toBe(failure);
  });

  it.each([
    [OUTCOME, 'all'],
    [{ ...OUTCOME, missing: [{ product: 8, name: '', wanted: 2, added: 1, reason: 'not_enough' as const }] }, 'part'],
    [{ ...OUTCOME, added: [], missing: [{ product: 8, name: '', wanted: 2, added: 0, reason: 'sold_out' as const }] }, 'none'],
  ])('has brought all, a part or nothing', (outcome: NonNullable<Repetition['outcome']>, extent) => {
    expect(extentOf(outcome)).toBe(extent);
  });
});
