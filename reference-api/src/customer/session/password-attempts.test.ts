import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';
import { describeOnEngines, lastEmail, newCustomer } from '../../testing/index.ts';

const PASSWORD = 'Vitrava-2026';
const MINUTE_MS = 60_000;

describeOnEngines(
  'wrong passwords',
  (api) => {
    let email = '';
    let lastPlace = 0;
    beforeEach(async () => {
      email = (await newCustomer(api)).email;
    });

    /** An address that no call has come from. */
    const somewhere = (): string => {
      lastPlace += 1;
      return `203.0.${Math.floor(lastPlace / 250)}.${(lastPlace % 250) + 1}`;
    };
    const tryPassword = (password: string, remoteAddress: string, device?: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/token/',
        payload: { email, password },
        remoteAddress,
        ...(device === undefined ? {} : { cookies: { device } }),
      });
    const statusOf = async (...given: Parameters<typeof tryPassword>) => (await tryPassword(...given)).statusCode;
    const deviceOf = (answer: { readonly cookies: readonly { readonly name: string; readonly value: string }[] }) =>
      answer.cookies.find(({ name }) => name === 'device')?.value ?? '';
    /** Three are left to an address, 36 to all of them together. */
    const guessFrom = async (places: number) => {
      const statuses = new Set<number>();
      for (let place = 0; place < places; place += 1) {
        const address = somewhere();
        for (let time = 0; time < 3; time += 1) statuses.add(await statusOf('wrong', address));
      }
      return [...statuses];
    };
    const wait = (ms: number) => {
      api.clock.now = new Date(api.clock.now.getTime() + ms);
    };

    it('keep out their sender, in any spelling of the e-mail address, and not the owner at another address', async () => {
      const stranger = somewhere();
      for (const spelling of [email, email.toUpperCase(), ` ${email}`]) {
        const answer = await api.app.inject({
          method: 'POST',
          url: '/api/token/',
          payload: { email: spelling, password: 'wrong' },
          remoteAddress: stranger,
        });
        expect(answer.statusCode).toBe(401);
      }
      const refused = await tryPassword(PASSWORD, stranger);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
      expect(refused.json()).toEqual({ detail: 'Request was throttled. Expected available in 900 seconds.' });
      expect(await statusOf(PASSWORD, somewhere())).toBe(200);
      wait(15 * MINUTE_MS);
      expect(await statusOf(PASSWORD, stranger)).toBe(200);
    });

    it('Guesses are bounded from all addresses together, for an hour, and then as well for an owner at an unknown address', async () => {
      expect(await guessFrom(12)).toEqual([401]);
      expect(await statusOf('wrong', somewhere())).toBe(429);
      expect(await statusOf(PASSWORD, somewhere())).toBe(429);
      wait(60 * MINUTE_MS);
      expect(await statusOf(PASSWORD, somewhere())).toBe(200);
    });

    it('never keep the owner from a browser where they were signed in before, whatever its address is by now', async () => {
      const signedIn = await tryPassword(PASSWORD, somewhere());
      const [mark] = signedIn.cookies.filter(({ name }) => name === 'device');
      expect(mark).toMatchObject({ path: '/api/token/', httpOnly: true, sameSite: 'Strict', maxAge: 31_536_000 });
      await guessFrom(13);
      expect(await statusOf(PASSWORD, somewhere(), deviceOf(signedIn))).toBe(200);
      expect(await statusOf(PASSWORD, somewhere(), `${randomUUID().slice(0, 22)}.${'x'.repeat(43)}`)).toBe(429);
    });

    it('are bounded in such a browser too', async () => {
      const device = deviceOf(await tryPassword(PASSWORD, somewhere()));
      for (let time = 0; time < 3; time += 1) expect(await statusOf('wrong', somewhere(), device)).toBe(401);
      expect(await statusOf(PASSWORD, somewhere(), device)).toBe(429);
      expect(await statusOf(PASSWORD, somewhere())).toBe(200);
    });

    it('of one account do not count for another one of the same browser', async () => {
      const device = deviceOf(await tryPassword(PASSWORD, somewhere()));
      email = (await newCustomer(api)).email;
      await guessFrom(12);
      expect(await statusOf(PASSWORD, somewhere(), device)).toBe(429);
    });

    it('do not come of right ones, however many', async () => {
      const address = somewhere();
      for (let time = 0; time < 6; time += 1) expect(await statusOf(PASSWORD, address)).toBe(200);
    });

    it('get no further when they come at once', async () => {
      const address = somewhere();
      const statuses = await Promise.all(Array.from({ length: 8 }, () => statusOf('wrong', address)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    });

    it('The link of an email gives access, and the browsers of the password before are removed', async () => {
      const thief = deviceOf(await tryPassword(PASSWORD, somewhere()));
      await guessFrom(12);
      await api.app.inject({ method: 'PUT', url: '/api/users/reset_password/', payload: { email } });
      const password = 'Rainy-Night-7';
      const renewed = await api.app.inject({
        method: 'POST',
        url: '/api/users/reset_password/confirm/',
        payload: { token: (await lastEmail(api, email))?.token, new_password: password, new_password_repeat: password },
      });
      expect(await statusOf(password, somewhere(), thief)).toBe(429);
      expect(await statusOf(password, somewhere(), deviceOf(renewed))).toBe(200);
    });
  },
  { env: { API_TOKEN_CALLS_PER_MINUTE: '9' } },
);
