import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { Confirmation, Invitation, Registration } from '@vitrava/shared-kit/contracts/api';
import { anything } from '@withease/contracts';

/* Sent without credentials (specification, section 6) and in the page's language, which account and emails keep. */

export const callInvitationFx = createApiFx({
  name: 'callInvitationFx',
  request: (body: Invitation) => ({ path: 'api/users/invitation/', method: 'POST', body }),
  contract: anything,
});

export const callConfirmationFx = createApiFx({
  name: 'callConfirmationFx',
  request: (body: Confirmation) => ({ path: 'api/users/confirm_email_phone/', method: 'POST', body }),
  contract: anything,
});

export const callRegistrationFx = createApiFx({
  name: 'callRegistrationFx',
  request: (body: Registration) => ({ path: 'api/users/', method: 'POST', body }),
  contract: anything,
});
