import { CHOICE_COOKIE } from '@vitrava/shared-kit/contracts/page';
import type { FastifyRequest } from 'fastify';
import type { LiveComposition } from '../compositions/index.ts';

/** Each value is cached on its own: anything long is no choice that a fragment has offered. */
const VALUE = /^[\w-]{1,40}$/;

/** The visitor's choices that fragments of a composition read, by field of their inputs. No other cookie can be named. */
export type FragmentCookies = Readonly<Record<string, string>>;

export function fragmentCookiesOf({ cookies }: Pick<FastifyRequest, 'cookies'>, { fragmentCookies }: LiveComposition): FragmentCookies {
  const values = fragmentCookies.map((name) => [name, cookies[CHOICE_COOKIE + name] ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => VALUE.test(value)));
}
