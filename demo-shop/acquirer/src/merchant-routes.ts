import { type AcquirerPayment, PaymentDraftSchema } from '@vitrava/reference-api/acquirer';
import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Payments } from './payments.ts';
import type { StoredPayment } from './store.ts';

const draft = Compile(PaymentDraftSchema);

interface Needs {
  readonly payments: Payments;
  readonly secret: string;
  /** Something may have to be reported to the merchant. */
  readonly changed: () => void;
}

/** What the merchant's server calls: create, read, cancel and refund a payment. */
export async function merchantRoutes(app: FastifyInstance, { payments, secret, changed }: Needs): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isMerchant(request, secret)) return reply.code(401).send({ detail: 'The secret is not the one agreed upon.' });
    });

    scope.post('/payments/', async (request, reply) => {
      if (!draft.Check(request.body)) return reply.code(400).send({ detail: 'The payment is not described as agreed upon.' });
      return reply.code(201).send(toAnswer(request, payments.create(request.body)));
    });

    scope.get<{ Params: { id: string } }>('/payments/:id/', async (request, reply) => {
      const payment = payments.find(request.params.id);
      changed();
      return payment ? toAnswer(request, payment) : reply.code(404).send({ detail: 'There is no such payment.' });
    });

    scope.post<{ Params: { id: string } }>('/payments/:id/cancel/', async (request, reply) => {
      const payment = payments.find(request.params.id);
      if (!payment) return reply.code(404).send({ detail: 'There is no such payment.' });
      const ended = payments.giveUp(payment);
      changed();
      return toAnswer(request, ended);
    });

    scope.post<{ Params: { id: string } }>('/payments/:id/refund/', async (request, reply) => {
      const payment = payments.find(request.params.id);
      if (!payment) return reply.code(404).send({ detail: 'There is no such payment.' });
      const refunded = payments.refund(payment);
      changed();
      if (refunded.status !== 'refunded') return reply.code(409).send({ detail: 'Only a paid payment can be refunded.' });
      return toAnswer(request, refunded);
    });
  });
}

function toAnswer(request: FastifyRequest, payment: StoredPayment): AcquirerPayment {
  return {
    id: payment.id,
    reference: payment.draft.reference,
    status: payment.status,
    url: payment.status === 'pending' ? `${request.protocol}://${request.host}/pay/${payment.id}` : null,
  };
}

function isMerchant(request: FastifyRequest, secret: string): boolean {
  return isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`);
}
