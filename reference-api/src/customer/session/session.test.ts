import { describe, expect, it } from '@jest/globals';
import type { AccessClaims, User } from '@vitrava/shared-kit/contracts/api';
import { UserSchema } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { Compile } from 'typebox/compile';
import { userAccount } from '../../database/index.ts';
import { describeOnEngines } from '../../testing/index.ts';

const DEMO = { email: 'demo@vitrava.example', password: 'Vitrava-2026', remember_me: true, secret: 'Vitrava-2026' };

describeOnEngines(
  'session',
  (api) => {
    const cookieOf = (response: { cookies: readonly object[] }, name: string) =>
      (response.cookies as { name: string; value: string; path?: string; sameSite?: string; httpOnly?: boolean; maxAge?: number }[]).find(
        (cookie) => cookie.name === name,
      );
    const login = (payload: object = DEMO) => api.app.inject({ method: 'POST', url: '/api/token/', payload });
    const refresh = (token: string | undefined) =>
      api.app.inject({ method: 'POST', url: '/api/token/refresh/', cookies: token === undefined ? {} : { refresh: token } });
    const wait = (ms: number) => {
      api.clock.now = new Date(api.clock.now.getTime() + ms);
    };

    describe('login', () => {
      it('gives an access token and keeps the refresh token in a cookie that scripts cannot read', async () => {
        const response = await login();
        expect(response.statusCode).toBe(200);
        expect(Object.keys(response.json())).toEqual(['access']);
        expect(cookieOf(response, 'refresh')).toMatchObject({ path: '/api/token/', httpOnly: true, sameSite: 'Lax', maxAge: 2_592_000 });
        expect(cookieOf(response, 'logout')).toMatchObject({ path: '/api/logout/', httpOnly: true, sameSite: 'Strict' });
        expect(cookieOf(response, 'csrftoken')).toMatchObject({ path: '/' });
        expect(cookieOf(response, 'csrftoken')?.httpOnly).toBeUndefined();
      });

      it('[D3] puts the expiry in five minutes and user_id into the access token', async () => {
        const claims = decodeJwt<AccessClaims>((await login()).json<{ access: string }>().access);
        expect(claims.exp - Math.floor(api.clock.now.getTime() / 1000)).toBe(300);
        expect(claims.user_id).toBeGreaterThan(0);
      });

      it('does not care for the case of the address', async () => {
        expect((await login({ ...DEMO, email: ' Demo@Vitrava.Example ' })).statusCode).toBe(200);
      });

      it.each([
        { ...DEMO, password: 'wrong' },
        { ...DEMO, email: 'nobody@vitrava.example' },
        { ...DEMO, email: '\u0000' },
      ])('Wrong credentials are refused without their kind', async (payload) => {
        const response = await login(payload);
        expect(response.statusCode).toBe(401);
        expect(response.headers['www-authenticate']).toBe('Bearer realm="api"');
        expect(response.json()).toEqual({ detail: 'No active account found with the given credentials' });
      });

      it('names the fields that are missing or wrong', async () => {
        const response = await login({ email: '' });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ email: ['This field may not be blank.'], password: ['This field is required.'] });
      });
    });

    describe('refresh', () => {
      it('takes no body, gives a new access token and a new cookie', async () => {
        const first = cookieOf(await login(), 'refresh')?.value;
        const response = await refresh(first);
        expect(response.statusCode).toBe(200);
        expect(decodeJwt(response.json<{ access: string }>().access).user_id).toBeGreaterThan(0);
        expect(cookieOf(response, 'refresh')?.value).not.toBe(first);
      });

      it('lets the loser of a race in for a few seconds', async () => {
        const first = cookieOf(await login(), 'refresh')?.value;
        const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
        expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
        for (const answer of answers) expect((await refresh(cookieOf(answer, 'refresh')?.value)).statusCode).toBe(200);
      });

      it('gives every holder of a copy the same next token, so that a thief and the owner cannot both go on', async () => {
        const copied = cookieOf(await login(), 'refresh')?.value;
        const [mine, stolen] = [await refresh(copied), await refresh(copied)].map((answer) => cookieOf(answer, 'refresh')?.value);
        expect(stolen).toBe(mine);
        const next = cookieOf(await refresh(mine), 'refresh')?.value;
        // The late request of a race gets the newest token.
        expect(cookieOf(await refresh(copied), 'refresh')?.value).toBe(next);
        wait(11_000);
        expect((await refresh(stolen)).statusCode).toBe(401);
        expect((await refresh(next)).statusCode).toBe(401);
      });

      it('ends the whole session when an old token comes back later', async () => {
        const stolen = cookieOf(await login(), 'refresh')?.value;
        const mine = cookieOf(await refresh(stolen), 'refresh')?.value;
        wait(11_000);
        const replay = await refresh(stolen);
        expect(replay.statusCode).toBe(401);
        expect(replay.json()).toMatchObject({ code: 'token_not_valid' });
        expect(cookieOf(replay, 'refresh')?.value).toBe('');
        expect((await refresh(mine)).statusCode).toBe(401);
      });

      it('ends with its time, a day when the shopper is not remembered', async () => {
        const response = await login({ ...DEMO, remember_me: false });
        expect(cookieOf(response, 'refresh')?.maxAge).toBeUndefined();
        wait(25 * 60 * 60 * 1000);
        expect((await refresh(cookieOf(response, 'refresh')?.value)).statusCode).toBe(401);
      });

      it.each([
        [undefined, 400],
        ['garbage', 401],
      ])('answers the cookie %j with %d: no session', async (token, status) => {
        expect((await refresh(token)).statusCode).toBe(status);
      });
    });

    describe('logout', () => {
      const logout = (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
        api.app.inject({ url: '/api/logout/', cookies, headers });

      it('needs no credentials: its own cookie ends the session and both cookies', async () => {
        const signedIn = await login();
        const response = await logout({ logout: cookieOf(signedIn, 'logout')?.value ?? '' });
        expect(response.statusCode).toBe(200);
        expect(cookieOf(response, 'refresh')).toMatchObject({ value: '', path: '/api/token/' });
        expect(cookieOf(response, 'logout')).toMatchObject({ value: '', path: '/api/logout/' });
        expect((await refresh(cookieOf(signedIn, 'refresh')?.value)).statusCode).toBe(401);
      });

      it('The cookies expire even for an unknown session', async () => {
        expect(cookieOf(await logout({}), 'refresh')?.value).toBe('');
      });

      it('is not open to other sites', async () => {
        const signedIn = await login();
        const response = await logout({ logout: cookieOf(signedIn, 'logout')?.value ?? '' }, { 'sec-fetch-site': 'cross-site' });
        expect(response.statusCode).toBe(403);
        expect((await refresh(cookieOf(signedIn, 'refresh')?.value)).statusCode).toBe(200);
      });
    });

    describe('bearer', () => {
      const withBearer = (url: string, access: string) => api.app.inject({ url, headers: { authorization: `Bearer ${access}` } });
      const signedIn = async () => {
        const { access } = (await login()).json<{ access: string }>();
        return { access, userId: Number(decodeJwt(access).user_id) };
      };

      it('[D1] [W11] gives the shopper the own record', async () => {
        const { access, userId } = await signedIn();
        const user = (await withBearer(`/api/users/${userId}/`, access)).json<User>();
        expect([...Compile(UserSchema).Errors(user)]).toEqual([]);
        expect(user).toMatchObject({ id: userId, email: DEMO.email, ui_language: 'russian' });
      });

      it('gives no one else’s record', async () => {
        const { access, userId } = await signedIn();
        expect((await withBearer(`/api/users/${userId + 1}/`, access)).statusCode).toBe(404);
        expect((await withBearer('/api/users/x/', access)).statusCode).toBe(404);
      });

      it('starts with empty favourites and an empty cart', async () => {
        const { access } = await signedIn();
        const empty = { count: 0, next: null, previous: null, results: [] };
        expect((await withBearer('/api/favorites/?page=1', access)).json()).toEqual(empty);
        expect((await withBearer('/api/shopping_carts/?page=1', access)).json()).toEqual(empty);
        expect((await withBearer('/api/shopping_cart_totals/', access)).json()).toMatchObject({
          count: 0,
          total_inc_vat: '0.00',
          delivery: [],
        });
      });

      it.each(['/api/users/1/', '/api/favorites/', '/api/shopping_carts/', '/api/shopping_cart_totals/'])(
        'Credentials are required on %s',
        async (url) => {
          const response = await api.app.inject(url);
          expect(response.statusCode).toBe(401);
          expect(response.headers['www-authenticate']).toBe('Bearer realm="api"');
        },
      );

      it('is refused from the moment its session ends or its account is closed', async () => {
        const [first, second] = [await login(), await login()];
        const tokens = [first, second].map((response) => response.json<{ access: string }>().access);
        const statuses = async () => {
          const answers = [];
          for (const access of tokens) answers.push((await withBearer('/api/company/', access)).statusCode);
          return answers;
        };
        expect(await statuses()).toEqual([200, 200]);
        await api.app.inject({ url: '/api/logout/', cookies: { logout: cookieOf(first, 'logout')?.value ?? '' } });
        expect(await statuses()).toEqual([401, 200]);
        await api.database.db.update(userAccount).set({ isActive: false }).where(eq(userAccount.email, DEMO.email));
        expect(await statuses()).toEqual([401, 401]);
        expect((await login()).statusCode).toBe(401);
        await api.database.db.update(userAccount).set({ isActive: true }).where(eq(userAccount.email, DEMO.email));
        expect(await statuses()).toEqual([401, 200]);
      });

      it('lasts through the refreshes of its session', async () => {
        const signedInAs = await login();
        await refresh(cookieOf(signedInAs, 'refresh')?.value);
        expect((await withBearer('/api/company/', signedInAs.json<{ access: string }>().access)).statusCode).toBe(200);
      });

      it('refuses a bad token on public calls too', async () => {
        const { access } = await signedIn();
        const unsigned = `${access.split('.').slice(0, 2).join('.')}.`;
        const foreign = await new SignJWT({ user_id: 1, token_type: 'access' })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode('another key, also long enough for it'));
        for (const token of ['', 'x', unsigned, foreign, `${access}x`]) {
          const response = await withBearer('/api/company/', token);
          expect(response.statusCode).toBe(401);
          expect(response.json()).toMatchObject({ code: 'token_not_valid' });
        }
        expect((await withBearer('/api/company/', access)).statusCode).toBe(200);
        wait(301_000);
        expect((await withBearer('/api/company/', access)).statusCode).toBe(401);
      });
    });
  },
  { env: { API_TOKEN_CALLS_PER_MINUTE: '1000' } },
);

describeOnEngines(
  'limits of token calls',
  (api) => {
    it('are kept for each address, with whole seconds in Retry-After', async () => {
      const attempt = (index: number) =>
        api.app.inject({
          method: 'POST',
          url: '/api/token/',
          payload: { email: `a${index}@vitrava.example`, password: 'wrong' },
          remoteAddress: '203.0.113.77',
        });
      for (let index = 0; index < 9; index += 1) expect((await attempt(index)).statusCode).toBe(401);
      const refused = await attempt(9);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      expect(refused.json()).toEqual({ detail: expect.stringMatching(/^Request was throttled\. Expected available in \d+ seconds\.$/) });
    });
  },
  { env: { API_TOKEN_CALLS_PER_MINUTE: '9' } },
);
