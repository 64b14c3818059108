import { createApiFx } from '@vitrava/shared-kit/api-client';
import { accessGranted } from '@vitrava/shared-kit/bus/session';
import type { TokenRequest } from '@vitrava/shared-kit/contracts/api';
import { sample } from 'effector';
import { accessTokenContract } from '../../contracts.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Credentials as they were sent, and when: a grant asked for before a sign-out must not revive the session. */
interface Attempt extends Credentials {
  readonly askedAt: number;
  /** The page to show next when the shopper was not on the way to another one. */
  readonly defaultReturnTo?: string;
}

/** Asks for a token, which goes to the bus. Messages are asked for in English: forms know them by their words and say their own. */
export const requestTokenFx = createApiFx({
  name: 'requestTokenFx',
  request: ({ email, password }: Attempt) => ({
    path: 'api/token/',
    method: 'POST',
    language: 'en',
    body: { email: email.trim(), password, remember_me: true, secret: password } satisfies TokenRequest,
  }),
  contract: accessTokenContract,
});

sample({
  clock: requestTokenFx.done,
  fn: ({ params: { askedAt, defaultReturnTo }, result: { access } }) => ({
    access,
    askedAt,
    ...(defaultReturnTo !== undefined && { defaultReturnTo }),
  }),
  target: accessGranted,
});
