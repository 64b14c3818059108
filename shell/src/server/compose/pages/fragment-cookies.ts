import type { FastifyRequest } from 'fastify';
import type { LiveComposition } from '../compositions/index.ts';

/** Each value is cached on its own: anything long is no choice that a fragment has offered. */
const VALUE = /^[\w-]{1,40}$/;

/** The visitor's cookies that fragments of a composition read. */
export type FragmentCookies = Readonly<Record<string, string>>;

export function fragmentCookiesOf({ cookies }: Pick<FastifyRequest, 'cookies'>, { fragmentCookies }: LiveComposition): FragmentCookies {
  const values = fragmentCookies.map((name) => [name, cookies[name] ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => VALUE.test(value)));
}
