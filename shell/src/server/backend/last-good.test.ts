import { describe, expect, it, jest } from '@jest/globals';
import { createLastGood } from './last-good.ts';

const FIRST = { name: 'first' };
const SECOND = { name: 'second' };

function open() {
  const clock = { now: 1 };
  const read = jest.fn<() => Promise<object>>();
  const onFailure = jest.fn();
  const stored = createLastGood({ read, freshMs: 1000, retryMs: 100, onFailure, now: () => clock.now });
  return { clock, read, onFailure, stored };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a value that is kept', () => {
  it('The value is read once for concurrent callers', async () => {
    const { stored, read } = open();
    read.mockResolvedValue(FIRST);
    expect(await Promise.all([stored.get(), stored.get(), stored.get()])).toEqual([FIRST, FIRST, FIRST]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('An old value is returned at once, and read again in the background', async () => {
    const { clock, stored, read } = open();
    read.mockResolvedValueOnce(FIRST).mockResolvedValueOnce(SECOND);
    await stored.get();
    clock.now = 1001;
    expect([await stored.get(), read.mock.calls.length]).toEqual([FIRST, 1]);
    clock.now = 1002;
    expect([await stored.get(), read.mock.calls.length]).toEqual([FIRST, 2]);
    await settled();
    expect(await stored.get()).toBe(SECOND);
  });

  it('The value survives a failing source, and the source is retried after a pause', async () => {
    const { clock, stored, read, onFailure } = open();
    read.mockResolvedValueOnce(FIRST).mockRejectedValue(new Error('away'));
    await stored.get();
    clock.now = 1002;
    await stored.get();
    await settled();
    clock.now = 1102;
    expect([await stored.get(), read.mock.calls.length]).toEqual([FIRST, 2]);
    clock.now = 1103;
    expect([await stored.get(), read.mock.calls.length]).toEqual([FIRST, 3]);
    expect(onFailure).toHaveBeenCalledWith('away');
  });

  it('is nothing as long as the source has never answered', async () => {
    const { clock, stored, read } = open();
    read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(FIRST);
    expect([await stored.get(), await stored.get(), read.mock.calls.length]).toEqual([null, null, 1]);
    clock.now = 102;
    expect(await stored.get()).toBe(FIRST);
  });
});
