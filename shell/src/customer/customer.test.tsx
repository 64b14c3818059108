import { describe, expect, it, jest } from '@jest/globals';
import { $accessToken, $userId, ensureFreshTokenFx, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork, launch, type Scope } from 'effector';
import { $customerName } from '../bus/account.ts';
import './index.ts';

const answer = (work: (path: string) => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => work(new URL(input as string, 'http://shop.local').pathname));
const anna = { id: 7, first_name: 'Анна', last_name: 'Иванова', phone: '+79161234567' };
const shop = (): Scope => fork({ values: [[$userId, 7]], handlers: [[ensureFreshTokenFx, () => 'token']] });

describe('The name of the customer', () => {
  it('[S14] [W35] is read by one further call of the user when someone has signed in', async () => {
    const fetched = answer(() => Response.json(anna));
    const scope = shop();
    await allSettled(signedIn, { scope, params: { userId: 7 } });
    expect(fetched.mock.calls.map(([input]) => input)).toEqual(['/api/users/7/']);
    expect(scope.getState($customerName)).toEqual({ firstName: 'Анна', lastName: 'Иванова', phone: '+79161234567' });
  });

  it('The name disappears with the customer', async () => {
    answer(() => Response.json(anna));
    const scope = shop();
    await allSettled(signedIn, { scope, params: { userId: 7 } });
    await allSettled(signedOut, { scope, params: { reason: 'user' } });
    expect(scope.getState($customerName)).toBeNull();
  });

  it('The name is not taken for that of another customer who came meanwhile', async () => {
    const scope = shop();
    answer(async () => {
      launch({ target: $userId, params: 8, scope });
      return Response.json(anna);
    });
    await allSettled(signedIn, { scope, params: { userId: 7 } });
    expect(scope.getState($customerName)).toBeNull();
  });

  it('The name is read once there is a token, if there was none before', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }));
    const scope = shop();
    await allSettled(signedIn, { scope, params: { userId: 7 } });
    const fetched = answer(() => Response.json(anna));
    fetched.mockClear();
    await allSettled($accessToken, { scope, params: 'token' });
    await allSettled($accessToken, { scope, params: 'next' });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(scope.getState($customerName)).toEqual({ firstName: 'Анна', lastName: 'Иванова', phone: '+79161234567' });
  });

  it('is only logged when it cannot be read', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }));
    const scope = shop();
    await allSettled(signedIn, { scope, params: { userId: 7 } });
    expect(scope.getState($customerName)).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
