import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import { anything } from '@withease/contracts';
import { attach } from 'effector';
import { createPopupGate } from '../../features/popup-gate/index.ts';

const callChangeFx = createApiFx({
  name: 'callChangeFx',
  request: ({ user, ...body }: PasswordChange & { readonly user: number | null }) => ({
    path: `api/users/${user}/change_password/`,
    method: 'PUT',
    authorized: true,
    body: body satisfies PasswordChange,
  }),
  contract: anything,
});

/** Changes the shopper's password; fails with the error of the API, which the form words (specification, section 8: it is thrown on). */
export const changePasswordFx = attach({
  source: $userId,
  mapParams: (body: PasswordChange, user) => ({ ...body, user }),
  effect: callChangeFx,
});

export const { gate: PasswordChangeGate } = createPopupGate('PasswordChangeGate', changePasswordFx);
