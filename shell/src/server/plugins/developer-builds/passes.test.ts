import { expect, it } from '@jest/globals';
import { type DeveloperPass, writeDeveloperPass } from '@vitrava/delivery/signed-tokens';
import { createPasses } from './passes.ts';

const pass: DeveloperPass = { id: '0123456789abcdef', person: 'Ann', remotes: ['mfe-gift'], expiresAt: '2026-01-02T00:00:00.000Z' };

it('the cookies of developers do not lead to a look into the store each, and another secret counts soon', async () => {
  let reads = 0;
  let secret = 'a'.repeat(64);
  const clock = { at: Date.parse('2026-01-01T00:00:00.000Z') };
  const passes = createPasses(
    async () => {
      reads++;
      if (secret === '') throw new Error('away');
      return secret;
    },
    () => clock.at,
  );
  const cookie = writeDeveloperPass('visit', pass, secret);
  expect(await Promise.all([cookie, cookie, 'made-up', `${cookie}0`].map((value) => passes.ofCookie(value)))).toEqual([
    pass,
    pass,
    null,
    null,
  ]);
  for (let request = 0; request < 20; request++) expect(await passes.ofCookie(cookie)).toEqual(pass);
  expect(reads).toBe(1);
  clock.at += 31_000;
  secret = '';
  await expect(passes.ofCookie(cookie)).rejects.toThrow('away');
  secret = 'b'.repeat(64);
  expect(await passes.ofCookie(cookie)).toBeNull();
  expect(reads).toBe(3);
});
