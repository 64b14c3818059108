import { expect, it } from '@jest/globals';
import { describeOnEngines, newCustomer } from '../../testing/index.ts';

const URL = '/api/shopping_carts/delete_all/';

describeOnEngines('protection against forgery', (api) => {
  const without = { headers: { 'x-csrftoken': '' } };

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('The header is required on %s, before the body is read', async (method) => {
    const customer = await newCustomer(api);
    const url = { POST: '/api/favorites/', PUT: '/api/stocks/1/', PATCH: `/api/users/${customer.id}/`, DELETE: URL }[method];
    const response = await customer.call(method, url, { ...without, payload: {} });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ detail: 'CSRF Failed: CSRF token missing.' });
  });

  it('distinguishes a wrong header from a missing cookie, in words that no language changes', async () => {
    const customer = await newCustomer(api);
    const refusals = [
      await customer.call('DELETE', URL, { headers: { 'x-csrftoken': 'x'.repeat(32), 'accept-language': 'ru' } }),
      await customer.call('DELETE', URL, { cookies: { csrftoken: '' } }),
    ];
    expect(refusals.map((response) => [response.statusCode, response.json()])).toEqual([
      [403, { detail: 'CSRF Failed: CSRF token incorrect.' }],
      [403, { detail: 'CSRF Failed: CSRF cookie not set.' }],
    ]);
  });

  it('lets in what carries the cookie that the settings call set', async () => {
    const customer = await newCustomer(api);
    const settings = await api.app.inject('/api/settings/?update=true');
    const csrftoken = settings.cookies[0]?.value ?? '';
    const response = await customer.call('DELETE', URL, { cookies: { csrftoken }, headers: { 'x-csrftoken': csrftoken } });
    expect(response.statusCode).toBe(204);
  });

  it('The identity is checked first, and nothing is required of guests on public calls and of reads', async () => {
    const customer = await newCustomer(api);
    expect((await api.app.inject({ method: 'DELETE', url: URL })).statusCode).toBe(401);
    expect((await customer.call('DELETE', URL, { headers: { 'x-csrftoken': '', authorization: 'Bearer x' } })).statusCode).toBe(401);
    expect((await api.app.inject({ method: 'POST', url: '/api/favorites/', payload: {} })).statusCode).toBe(401);
    expect((await api.app.inject({ method: 'POST', url: '/api/token/', payload: {} })).statusCode).toBe(400);
    expect((await customer.call('GET', '/api/favorites/', without)).statusCode).toBe(200);
  });
});
