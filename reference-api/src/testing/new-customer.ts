import { randomInt, randomUUID } from 'node:crypto';
import { userAccount } from '../database/index.ts';
import type { TestApi } from './describe-on-engines.ts';

/** A signed-in shopper of a test, with the headers that a page sends. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly access: string;
  readonly call: (method: Method, url: string, options?: CallOptions) => Promise<Answer>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

interface CallOptions {
  /** An object is sent as JSON, a text as it is. */
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

const PASSWORD = 'Vitrava-2026';

/** Makes an account with the demo account's password and signs in to it; the token lasts five minutes of the test's clock. */
export async function newCustomer(api: TestApi): Promise<Customer> {
  const [demo] = await api.database.db.select({ passwordHash: userAccount.passwordHash }).from(userAccount).limit(1);
  const email = `customer-${randomUUID()}@vitrava.example`;
  const [row] = await api.database.db
    .insert(userAccount)
    .values({ email, passwordHash: demo?.passwordHash ?? '' })
    .returning({ id: userAccount.id });
  const login = await signIn(api, email, PASSWORD);
  const { access } = login.json<{ access: string }>();
  const csrf = login.cookies.find((cookie) => cookie.name === 'csrftoken')?.value ?? '';
  return {
    id: row?.id ?? 0,
    email,
    access,
    call: (method, url, { payload, headers, cookies } = {}) =>
      api.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${access}`, 'x-csrftoken': csrf, 'accept-language': 'en', ...headers },
        cookies: { csrftoken: csrf, ...cookies },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
}

/** Signs in from an address of its own, because token calls are limited for each. */
export function signIn(api: TestApi, email: string, password: string): Promise<Answer> {
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return api.app.inject({ method: 'POST', url: '/api/token/', payload: { email, password }, remoteAddress });
}
