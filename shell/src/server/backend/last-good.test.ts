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
  it('is read once for all who ask for it at the same time', async () => {
    const { kept, read } = open();
    read.mockResolvedValue(FIRST);
    expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual([FIRST, FIRST, FIRST]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is given out at once when it is old, and read anew in the background', async () => {
    const { clock, kept, read } = open();
    read.mockResolvedValueOnce(FIRST).mockResolvedValueOnce(SECOND);
    await kept.get();
    clock.now = 1001;
    expect([await kept.get(), read.mock.calls.length]).toEqual([FIRST, 1]);
    clock.now = 1002;
    expect([await kept.get(), read.mock.calls.length]).toEqual([FIRST, 2]);
    await settled();
    expect(await kept.get()).toBe(SECOND);
  });

  it('outlives a source that fails, and waits before asking it again', async () => {
    const { clock, kept, read, onFailure } = open();
    read.mockResolvedValueOnce(FIRST).mockRejectedValue(new Error('away'));
    await kept.get();
    clock.now = 1002;
    await kept.get();
    await settled();
    clock.now = 1102;
    expect([await kept.get(), read.mock.calls.length]).toEqual([FIRST, 2]);
    clock.now = 1103;
    expect([await kept.get(), read.mock.calls.length]).toEqual([FIRST, 3]);
    expect(onFailure).toHaveBeenCalledWith('away');
  });

  it('is nothing as long as the source has never answered', async () => {
    const { clock, kept, read } = open();
    read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(FIRST);
    expect([await kept.get(), await kept.get(), read.mock.calls.length]).toEqual([null, null, 1]);
    clock.now = 102;
    expect(await kept.get()).toBe(FIRST);
  });
});
