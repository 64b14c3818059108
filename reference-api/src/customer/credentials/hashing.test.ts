import { expect, it } from '@jest/globals';
import { CONCURRENCY, MAX_WAITING, queueHashing } from './hashing.ts';

it('Few passwords are hashed at the same time, some requests wait, and the next gets 429 with Retry-After', async () => {
  let inside = 0;
  let most = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await gate;
    inside -= 1;
    return 'done';
  };
  const hashes = Array.from({ length: CONCURRENCY + MAX_WAITING }, () => queueHashing(work));
  await expect(queueHashing(work)).rejects.toMatchObject({ status: 429, options: { headers: { 'retry-after': '2' } } });
  open();
  expect(new Set(await Promise.all(hashes))).toEqual(new Set(['done']));
  expect(most).toBe(CONCURRENCY);
  expect(CONCURRENCY).toBeLessThanOrEqual(2);
});

it('Work that fails frees its place', async () => {
  const fail = () => Promise.reject(new Error('no'));
  const failed = await Promise.allSettled(Array.from({ length: 5 }, () => queueHashing(fail)));
  expect(failed.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  await expect(queueHashing(async () => 'done')).resolves.toBe('done');
});
