import { expect, it, jest } from '@jest/globals';
import { onDemand } from './on-demand.ts';

it('A part is loaded once for concurrent calls, and not before', async () => {
  const load = jest.fn(async () => 'part');
  const part = onDemand(load);
  expect([load.mock.calls.length, part.isWanted()]).toEqual([0, false]);
  expect(await Promise.all([part.get(), part.get()])).toEqual(['part', 'part']);
  expect([load.mock.calls.length, part.isWanted()]).toEqual([1, true]);
});

it('tries again when a part has not come', async () => {
  const load = jest.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = onDemand(load);
  await expect(part.get()).rejects.toThrow('offline');
  expect(part.isWanted()).toBe(false);
  expect(await part.get()).toBe('part');
});
