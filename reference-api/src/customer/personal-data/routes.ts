import { AccountClosingConflictSchema, AccountClosingSchema, DoneSchema, PersonalDataSchema } from '@vitrava/shared-kit/contracts/api';
import { IdParamsSchema, message } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { limitByAccount } from '../credentials/index.ts';
import { clearSessionCookies } from '../session/index.ts';
import { requireOwnId } from '../users/index.ts';
import { closeAccount } from './close-account.ts';
import { exportPersonalData } from './export-personal-data.ts';

/** What the law gives a customer: a copy of the personal data, and an end of the account. */
export function personalDataRoutes(app: ApiInstance, { db, imageRenderer, config, now }: Services): void {
  const limit = limitByAccount(app, config.accountCallsPerHour);

  const copy = { summary: 'Everything that is stored about the customer.', security: SIGNED_IN, params: IdParamsSchema };
  app.get('/api/users/:id/personal_data/', { schema: { ...copy, response: { 200: PersonalDataSchema } } }, async (request, reply) => {
    const userId = requireOwnId(request, request.params.id);
    await limit(request);
    reply.header('content-disposition', `attachment; filename="personal-data-${now().toISOString().slice(0, 10)}.json"`);
    return exportPersonalData(db, userId, { imageRenderer, language: request.language, now: now() });
  });

  const closing = {
    summary: 'Close the own account: erase personal data, end all sessions.',
    security: SIGNED_IN,
    params: IdParamsSchema,
    body: AccountClosingSchema,
    response: { 200: DoneSchema, 409: AccountClosingConflictSchema },
  };
  app.post('/api/users/:id/close/', { schema: closing }, async (request, reply) => {
    const userId = requireOwnId(request, request.params.id);
    await limit(request);
    const outcome = await closeAccount(db, userId, request.body.password, now());
    if (outcome === 'orders_active') {
      return reply.code(409).send({ detail: message('ordersActive', request.messageLanguage), code: outcome });
    }
    clearSessionCookies(reply);
    return { data: true as const };
  });
}
