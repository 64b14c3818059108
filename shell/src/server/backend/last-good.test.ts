import { describe, expect, it, jest } from '@jest/globals';
import { createLastGood } from './last-good.ts';

function open() {
  const clock = { now: 0 };
  const read = jest.fn<() => Promise<string>>();
  const onFailure = jest.fn();
  const kept = createLastGood({ read, freshMs: 1000, retryMs: 100, onFailure, now: () => clock.now });
  return { clock, read, onFailure, kept };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a value that is kept', () => {
  it('is read once for all who ask for it at the same time', async () => {
    const { kept, read } = open();
    read.mockResolvedValue('first');
    expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual(['first', 'first', 'first']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is given out at once when it is old, and read anew in the background', async () => {
    const { clock, kept, read } = open();
    read.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await kept.get();
    clock.now = 999;
    expect([await kept.get(), read.mock.calls.length]).toEqual(['first', 1]);
    clock.now = 1000;
    expect([await kept.get(), read.mock.calls.length]).toEqual(['first', 2]);
    await settled();
    expect(await kept.get()).toBe('second');
  });

  it('outlives a source that fails, and waits before asking it again', async () => {
    const { clock, kept, read, onFailure } = open();
    read.mockResolvedValueOnce('first').mockRejectedValue(new Error('away'));
    await kept.get();
    clock.now = 1000;
    await kept.get();
    await settled();
    clock.now = 1099;
    expect([await kept.get(), read.mock.calls.length]).toEqual(['first', 2]);
    clock.now = 1100;
    expect([await kept.get(), read.mock.calls.length]).toEqual(['first', 3]);
    expect(onFailure).toHaveBeenCalledWith('away');
  });

  it('is nothing as long as the source has never answered', async () => {
    const { clock, kept, read } = open();
    read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('first');
    expect([await kept.get(), await kept.get(), read.mock.calls.length]).toEqual([null, null, 1]);
    clock.now = 100;
    expect(await kept.get()).toBe('first');
  });
});
