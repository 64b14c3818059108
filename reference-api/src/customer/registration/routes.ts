import { ConfirmationSchema, DoneSchema, InvitationSchema, RegistrationSchema, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { invalidField } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { hashPassword, limitByAddress, limitByEmail, requireAddress } from '../credentials/index.ts';
import { toUser } from '../users/index.ts';
import { deleteOldCodes, hashCode, invite, tryCode } from './confirmation-code.ts';
import { readRegistration, register } from './register.ts';

const DONE = { data: true } as const;

/** From an unknown address to an account: the email with a code, the code alone, the whole form. */
export function registrationRoutes(app: ApiInstance, { db, signingKey, config, now }: Services): void {
  const emailsByAddress = limitByAddress(app, config.accountCallsPerHour);
  const emailsByRecipient = limitByEmail(app, config.accountCallsPerHour);
  const answersByAddress = limitByAddress(app, config.accountCallsPerHour);
  const answersByEmail = limitByEmail(app, config.accountCallsPerHour);

  const invitation = {
    schema: { summary: 'Ask for an email with a code to register with.', body: InvitationSchema, response: { 200: DoneSchema } },
  };
  app.post('/api/users/invitation/', invitation, async (request) => {
    const email = requireAddress(request.body.email);
    await emailsByAddress(request);
    await emailsByRecipient(request);
    await invite(db, { email, language: request.language, key: signingKey, now: now() });
    await deleteOldCodes(db, now());
    return DONE;
  });

  const confirmation = {
    schema: { summary: 'Check the code of an email.', body: ConfirmationSchema, response: { 200: DoneSchema } },
  };
  app.post('/api/users/confirm_email_phone/', confirmation, async (request) => {
    const email = requireAddress(request.body.email);
    await answersByAddress(request);
    await answersByEmail(request);
    await requireCode(email, request.body.code);
    return DONE;
  });

  const registration = { schema: { summary: 'Register.', body: RegistrationSchema, response: { 201: UserSchema } } };
  app.post('/api/users/', registration, async (request, reply) => {
    const account = readRegistration(request.body, now());
    await answersByAddress(request);
    await answersByEmail(request);
    // Checked twice: hashing is for callers with a code, and takes too long to hold the row meanwhile.
    const codeHash = await requireCode(account.email, request.body.code);
    const passwordHash = await hashPassword(request.body.password);
    const row = await register(db, account, { codeHash, passwordHash, language: request.language, now: now() });
    reply.code(201);
    return toUser(row, { location: null, photo: null });
  });

  async function requireCode(email: string, code: string): Promise<string> {
    const codeHash = hashCode(signingKey, email, code.trim());
    if (!(await tryCode(db, email, codeHash, now(), 'keep'))) throw invalidField('code', 'badCode');
    return codeHash;
  }
}
