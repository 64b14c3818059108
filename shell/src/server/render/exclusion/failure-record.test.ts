import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../operate/index.ts';
import { createFailureRecord, type FailureRecordOptions } from './failure-record.ts';

const HUNG = { type: 'timed-out', explanation: 'No answer.' } as const;
const THREW = { type: 'threw', explanation: 'broken' } as const;

afterEach(() => {
  jest.useRealTimers();
});

/** A record whose exclusions end when their time has passed. */
function open() {
  const exclude = jest.fn<FailureRecordOptions['exclude']>(
    (_remote, _version, _evidence, forMs) => new Promise((resolve) => setTimeout(resolve, forMs)),
  );
  jest.useFakeTimers({ now: 0 });
  return { record: createFailureRecord({ exclude, probeAfterMs: readConfig({}).probeAfterMs }), exclude };
}

describe('the failure record', () => {
  it('excludes a version that hung at once, and leaves it to the browser for five seconds where there is no other, then lets one probe through', () => {
    const { record, exclude } = open();
    record.failed('news', '1', HUNG);
    expect(record.admit('news', '1')).toBe('refuse');
    expect(record.admit('news', '2')).toBe('render');
    jest.advanceTimersByTime(5000);
    expect([record.admit('news', '1'), record.admit('news', '1')]).toEqual(['probe', 'refuse']);
    record.succeeded('news', '1');
    expect(record.admit('news', '1')).toBe('render');
    expect(exclude.mock.calls).toEqual([['news', '1', { type: 'timed-out', reason: 'timed-out: No answer.' }, 300_000]]);
  });

  it.each(['crashed', 'tampered'] as const)('excludes a version that is %s at once', (type) => {
    const { record, exclude } = open();
    record.failed('news', '1', { type, explanation: 'No.' });
    expect(exclude).toHaveBeenCalledWith('news', '1', { type, reason: `${type}: No.` }, 300_000);
  });

  it.each(['slow', 'failing'] as const)('shows a version that is %s, and gives way to another one at the third time', (type) => {
    const { record, exclude } = open();
    record.failed('news', '1', { type, explanation: 'Once.' });
    expect(record.list()).toMatchObject([{ remote: 'news', version: '1', state: 'watched', reason: `${type}: Once.` }]);
    for (let strike = 0; strike < 2; strike += 1) record.failed('news', '1', { type, explanation: 'Again.' });
    expect(exclude).toHaveBeenCalledTimes(1);
    expect(record.admit('news', '1')).toBe('render');
  });

  it('excludes a version for longer each time', async () => {
    const { record, exclude } = open();
    for (let time = 0; time < 3; time += 1) {
      record.failed('news', '1', HUNG);
      await jest.advanceTimersByTimeAsync(1_200_000);
    }
    expect(exclude.mock.calls.map(([, , , forMs]) => forMs)).toEqual([300_000, 600_000, 1_200_000]);
  });

  it('A version is excluded after three failures in a minute, once, and they are dropped when the exclusion ends', async () => {
    const { record, exclude } = open();
    for (let strike = 0; strike < 4; strike += 1) record.failed('news', '1', THREW);
    expect(exclude).toHaveBeenCalledTimes(1);
    expect(record.list()).toMatchObject([{ remote: 'news', version: '1', state: 'excluded', reason: 'threw: broken' }]);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(record.list()).toEqual([]);
    expect(record.admit('news', '1')).toBe('render');
  });

  it('Failures that are a minute apart are dropped', () => {
    const { record, exclude } = open();
    for (let strike = 0; strike < 5; strike += 1) {
      record.failed('news', '1', THREW);
      jest.advanceTimersByTime(31_000);
    }
    expect(exclude).not.toHaveBeenCalled();
    expect(record.admit('news', '1')).toBe('render');
  });

  it('gives a hanging shell no second chance either', () => {
    const { record, exclude } = open();
    record.failed('shell', '1', HUNG);
    expect(exclude).toHaveBeenCalledTimes(1);
  });

  it('lets another probe through when one came to nothing for a reason of ours', () => {
    const { record } = open();
    record.failed('news', '1', HUNG);
    jest.advanceTimersByTime(5000);
    record.admit('news', '1');
    record.undecided('news', '1');
    expect(record.admit('news', '1')).toBe('probe');
  });
});
