import { parseJson } from '@vitrava/server-kit/json';
import { DetailErrorSchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiError, notFound } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { isSignedBy, SIGNATURE_HEADER, WebhookEventSchema } from '../acquirer/index.ts';
import { applyOutcome } from './apply-outcome.ts';

export const WEBHOOK_PATH = '/api/payments/webhook/';
const event = Compile(WebhookEventSchema);
const schema = {
  summary: 'How a payment ended.',
  tags: ['acquirer'],
  security: [{ acquirer: [] }],
  response: { 200: Type.Object({}), 404: DetailErrorSchema },
};

/** `POST api/payments/webhook/`: news from the acquirer, trusted by its signature alone. */
export async function webhookRoutes(app: ApiInstance, { db, acquirerSecret, now }: Services): Promise<void> {
  await app.register(async (scope) => {
    // The signature is of the bytes that came, so nothing may have parsed them before.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { schema, config: { documentedBody: WebhookEventSchema } }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSignedBy(acquirerSecret, request.headers[SIGNATURE_HEADER], body, now())) throw new ApiError(401, 'badSignature');
      const news = readEvent(body);
      if (news === null) throw new ApiError(400, 'malformed');
      if (!(await applyOutcome(db, news))) throw notFound();
      return {};
    });
  });
}

function readEvent(body: string) {
  const value = parseJson(body);
  return event.Check(value) ? value : null;
}
