import {
  DoneSchema,
  PasswordChangeSchema,
  PasswordResetSchema,
  ResetCheckSchema,
  ResetConfirmationSchema,
} from '@vitrava/shared-kit/contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdParamsSchema, invalidField } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { limitByAccount, limitByAddress, readAddress, requireAddress } from '../credentials/index.ts';
import { refuseGuests, requireBearer, setDeviceCookie } from '../session/index.ts';
import { requireOwnId } from '../users/index.ts';
import { changePassword } from './change-password.ts';
import { confirmReset, requireLink, sendResetLink } from './reset-password.ts';

const DONE = { data: true } as const;
const response = { 200: DoneSchema };

/** Another password: by the one before, or by a link in an email. */
export function passwordRoutes(app: ApiInstance, { db, config, signingKey, now }: Services): void {
  const { accountCallsPerHour } = config;
  const changesByAccount = limitByAccount(app, accountCallsPerHour, (request) => request.userId ?? 0);
  const emailsByAddress = limitByAddress(app, accountCallsPerHour);
  const emailsByRecipient = limitByAccount(app, accountCallsPerHour, (request) =>
    String(readAddress((request.body as { email: string }).email)),
  );
  const linksByAddress = limitByAddress(app, accountCallsPerHour);

  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
  };

  const change = {
    onRequest: refuseGuests,
    onSend,
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
    { onSend, schema: { summary: 'Ask for an email with a link to a new password.', body: PasswordResetSchema, response } },
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
    { onSend, schema: { summary: 'Check the link of an email.', body: ResetCheckSchema, response } },
    async (request) => {
      await linksByAddress(request);
      await requireLink(db, request.body.token, now());
      return DONE;
    },
  );

  app.post(
    '/api/users/reset_password/confirm/',
    { onSend, schema: { summary: 'Set a new password by the link.', body: ResetConfirmationSchema, response } },
    async (request, reply) => {
      await linksByAddress(request);
      // Whoever brings the link gets in, however often strangers have tried the password meanwhile.
      setDeviceCookie(request, reply, signingKey, await confirmReset(db, request.body, now()));
      return DONE;
    },
  );
}
