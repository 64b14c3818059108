import { createApiFx } from '@vitrava/shared-kit/api-client';
import { accessGranted } from '@vitrava/shared-kit/bus/session';
import type { TokenRequest } from '@vitrava/shared-kit/contracts/api';
import { sample } from 'effector';
import { accessTokenContract } from '../../contracts.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sent credentials, and the time of sending: a grant requested before a sign-out must not revive the session. */
interface Attempt extends Credentials {
  readonly requestedAt: number;
  /** The page to show next when the shopper was not on the way to another one. */
  readonly defaultReturnTo?: string;
}

/** Requests a token and sends it to the bus. Messages are in English: forms recognise them and show their own. */
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
  fn: ({ params: { requestedAt, defaultReturnTo }, result: { access } }) => ({
    access,
    requestedAt,
    ...(defaultReturnTo !== undefined && { defaultReturnTo }),
  }),
  target: accessGranted,
});
