import { expect, it } from '@jest/globals';
import { AT_ONCE, QUEUE, takeTurn } from './turnstile.ts';

it('lets few in at a time and some more wait, and asks whoever comes then to come again', async () => {
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
  const turns = Array.from({ length: AT_ONCE + QUEUE }, () => takeTurn(work));
  await expect(takeTurn(work)).rejects.toMatchObject({ status: 429, options: { headers: { 'retry-after': '2' } } });
  open();
  expect(new Set(await Promise.all(turns))).toEqual(new Set(['done']));
  expect(most).toBe(AT_ONCE);
  expect(AT_ONCE).toBeLessThanOrEqual(2);
});

it('gives the place on when the work fails', async () => {
  const fail = () => Promise.reject(new Error('no'));
  const turns = await Promise.allSettled(Array.from({ length: 5 }, () => takeTurn(fail)));
  expect(turns.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  await expect(takeTurn(async () => 'done')).resolves.toBe('done');
});
