import { describe, expect, it, jest } from '@jest/globals';
import { createLastGood } from './last-good.ts';

function open() {
  const clock = { now: 0 };
  const read = jest.fn<() => Promise<string>>();
  const onFailure = jest.fn();
  const stored = createLastGood({ read, freshMs: 1000, retryMs: 100, onFailure, now: () => clock.now });
  return { clock, read, onFailure, stored };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a value that is kept', () => {
  it('The value is read once for concurrent callers', async () => {
    const { stored, read } = open();
    read.mockResolvedValue('first');
    expect(await Promise.all([stored.get(), stored.get(), stored.get()])).toEqual(['first', 'first', 'first']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('An old value is returned at once, and read again in the background', async () => {
    const { clock, stored, read } = open();
    read.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await stored.get();
    clock.now = 999;
    expect([await stored.get(), read.mock.calls.length]).toEqual(['first', 1]);
    clock.now = 1000;
    expect([await stored.get(), read.mock.calls.length]).toEqual(['first', 2]);
    await settled();
    expect(await stored.get()).toBe('second');
  });

  it('The value survives a failing source, and the source is retried after a pause', async () => {
    const { clock, stored, read, onFailure } = open();
    read.mockResolvedValueOnce('first').mockRejectedValue(new Error('away'));
    await stored.get();
    clock.now = 1000;
    await stored.get();
    await settled();
    clock.now = 1099;
    expect([await stored.get(), read.mock.calls.length]).toEqual(['first', 2]);
    clock.now = 1100;
    expect([await stored.get(), read.mock.calls.length]).toEqual(['first', 3]);
    expect(onFailure).toHaveBeenCalledWith('away');
  });

  it('is nothing as long as the source has never answered', async () => {
    const { clock, stored, read } = open();
    read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('first');
    expect([await stored.get(), await stored.get(), read.mock.calls.length]).toEqual([null, null, 1]);
    clock.now = 100;
    expect(await stored.get()).toBe('first');
  });
});
