import {
  DoneSchema,
  PasswordChangeSchema,
  PasswordResetSchema,
  ResetCheckSchema,
  ResetConfirmationSchema,
} from '@vitrava/shared-kit/contracts/api';
import { IdParamsSchema, invalidField } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { limitByAccount, limitByAddress, limitByEmail, requireAddress } from '../credentials/index.ts';
import { requireBearer, setDeviceCookie } from '../session/index.ts';
import { requireOwnId } from '../users/index.ts';
import { changePassword, confirmReset, requireLink, sendResetLink } from './passwords.ts';

const DONE = { data: true } as const;
const response = { 200: DoneSchema };

/** Another password: by the one before, or by a link in an email. */
export function passwordRoutes(app: ApiInstance, { db, config, signingKey, now }: Services): void {
  const { accountCallsPerHour } = config;
  const changesByAccount = limitByAccount(app, accountCallsPerHour);
  const emailsByAddress = limitByAddress(app, accountCallsPerHour);
  const emailsByRecipient = limitByEmail(app, accountCallsPerHour);
  const linksByAddress = limitByAddress(app, accountCallsPerHour);

  const change = {
    schema: { summary: 'Change the own password.', security: SIGNED_IN, params: IdParamsSchema, body: PasswordChangeSchema, response },
  };
  app.put('/api/users/:id/change_password/', change, async (request, reply) => {
    requireOwnId(request, request.params.id);
    await changesByAccount(request);
    setDeviceCookie(request, reply, signingKey, await changePassword(db, requireBearer(request), request.body, now()));
    return DONE;
  });

  app.put(
    '/api/users/reset_password/',
    { schema: { summary: 'Ask for an email with a link to a new password.', body: PasswordResetSchema, response } },
    async (request) => {
      const email = requireAddress(request.body.email);
      await emailsByAddress(request);
      await emailsByRecipient(request);
      if (!(await sendResetLink(db, email, now()))) throw invalidField('email', 'unknownEmail');
      return DONE;
    },
  );

  app.post(
    '/api/users/reset_password/check/',
    { schema: { summary: 'Check the link of an email.', body: ResetCheckSchema, response } },
    async (request) => {
      await linksByAddress(request);
      await requireLink(db, request.body.token, now());
      return DONE;
    },
  );

  app.post(
    '/api/users/reset_password/confirm/',
    { schema: { summary: 'Set a new password by the link.', body: ResetConfirmationSchema, response } },
    async (request, reply) => {
      await linksByAddress(request);
      // The link proves the owner, so this browser is exempt from the limits of wrong passwords.
      setDeviceCookie(request, reply, signingKey, await confirmReset(db, request.body, now()));
      return DONE;
    },
  );
}
