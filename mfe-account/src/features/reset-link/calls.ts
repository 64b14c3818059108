import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { ResetCheck, ResetConfirmation } from '@vitrava/shared-kit/contracts/api';
import { anything } from '@withease/contracts';

/** Any successful response means that the link can be used. */
export const checkLinkFx = createApiFx({
  name: 'checkLinkFx',
  request: (token: string) => ({
    path: 'api/users/reset_password/check/',
    method: 'POST',
    body: { token } satisfies ResetCheck,
  }),
  contract: anything,
});

export const callConfirmFx = createApiFx({
  name: 'callConfirmFx',
  request: (body: ResetConfirmation) => ({ path: 'api/users/reset_password/confirm/', method: 'POST', body }),
  contract: anything,
});
