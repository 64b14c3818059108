import { describe, expect, it } from '@jest/globals';
import { describeOnEngines, productIds } from '../testing/index.ts';

describeOnEngines('the back office', (api) => {
  const call = (method: 'POST' | 'PATCH', url: string, payload: object, token = api.adminToken) =>
    api.app.inject({ method, url, headers: { 'x-admin-token': token }, payload });
  const signIn = (email: string, password: string) => api.app.inject({ method: 'POST', url: '/api/token/', payload: { email, password } });

  it('is closed to everyone without the token', async () => {
    const [id] = Object.values(await productIds(api));
    expect(
      (await call('POST', '/admin/accounts/', { email: 'guest@vitrava.example', password: 'Long-enough-1' }, 'guess')).statusCode,
    ).toBe(403);
    expect((await call('PATCH', `/admin/products/${id}/`, { availability: 0 }, '')).statusCode).toBe(403);
  });

  describe('accounts', () => {
    it('opens an account that can sign in, and gives it another password', async () => {
      const opened = await call('POST', '/admin/accounts/', { email: 'New.Shopper@vitrava.example', password: 'First-password-1' });
      expect(opened.json()).toEqual({ id: expect.any(Number), email: 'new.shopper@vitrava.example' });
      expect((await signIn('new.shopper@vitrava.example', 'First-password-1')).statusCode).toBe(200);
      const again = await call('POST', '/admin/accounts/', { email: 'new.shopper@vitrava.example', password: 'Second-password-2' });
      expect(again.json()).toEqual(opened.json());
      expect((await signIn('new.shopper@vitrava.example', 'First-password-1')).statusCode).toBe(401);
      expect((await signIn('new.shopper@vitrava.example', 'Second-password-2')).statusCode).toBe(200);
    });

    it('refuses what is no address and a short password, by field', async () => {
      const refused = await call('POST', '/admin/accounts/', { email: 'nobody', password: 'short' });
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json())).toEqual(expect.arrayContaining(['email', 'password']));
    });
  });

  describe('products', () => {
    it('changes what is left and the price before the discount, from which the price follows', async () => {
      const ids = await productIds(api);
      const id = ids.magnesium;
      const changed = await call('PATCH', `/admin/products/${id}/`, { price: '1500.00', availability: 2 });
      expect(changed.json()).toEqual({ id, price: '1350.00', price_before_discount: '1500.00', availability: 2 });
      const { price, availability } = (await api.app.inject(`/api/search/${id}/`)).json();
      expect({ price, availability }).toEqual({ price: '1350.00', availability: { state: 'few', left: 2 } });
      expect((await call('PATCH', `/admin/products/${id}/`, { availability: 50 })).json()).toMatchObject({ price: '1350.00' });
    });

    it.each([{ price: '0' }, { price: '-5.00' }, { price: 'a lot' }, { availability: -1 }, { availability: 1.5 }])(
      'refuses %p',
      async (change) => {
        const ids = await productIds(api);
        expect((await call('PATCH', `/admin/products/${ids.shaker}/`, change)).statusCode).toBe(400);
      },
    );

    it('The API has no product that is not sold', async () => {
      expect((await call('PATCH', '/admin/products/999999/', { availability: 1 })).statusCode).toBe(404);
    });
  });
});
