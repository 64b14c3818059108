import { preferredLocale } from '@vitrava/server-kit/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CARD_FIELDS, type CardForm, findProblems, requestDecision } from './card.ts';
import { finishedPage, missingPage, payPage } from './page/index.ts';
import type { Payments } from './payments.ts';
import type { StoredPayment } from './store.ts';

interface Needs {
  readonly payments: Payments;
  readonly now: () => Date;
  readonly changed: () => void;
}

interface Address {
  readonly id: string;
}

/** The hosted page, for browsers with or without JavaScript: it has none. */
export async function payRoutes(app: FastifyInstance, { payments, now, changed }: Needs): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  app.get<{ Params: Address }>('/pay/:id', async (request, reply) => {
    const payment = payments.find(request.params.id);
    changed();
    if (!payment) return showMissing(request, reply);
    return show(reply, payment.status === 'pending' ? payPage(payment) : finishedPage(payment), payment);
  });

  app.post<{ Params: Address }>('/pay/:id', async (request, reply) => {
    const payment = payments.find(request.params.id);
    if (!payment) return showMissing(request, reply);
    const form = readForm(request.body);
    const problems = findProblems(form, now());
    if (payment.status === 'pending' && Object.keys(problems).length > 0) {
      return show(reply.code(422), payPage(payment, { problems, expiry: form.expiry, holder: form.holder }), payment);
    }
    payments.answer(payment, requestDecision(form.number));
    changed();
    return goBack(reply, payment);
  });

  app.post<{ Params: Address }>('/pay/:id/leave', async (request, reply) => {
    const payment = payments.find(request.params.id);
    if (!payment) return showMissing(request, reply);
    payments.giveUp(payment);
    changed();
    return goBack(reply, payment);
  });
}

function readForm(body: unknown): CardForm {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries(CARD_FIELDS.map((name) => [name, (fields.get(name) ?? '').slice(0, 100)])) as CardForm;
}

function goBack(reply: FastifyReply, payment: StoredPayment): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(payment.draft.return_url, 303);
}

/** An unknown payment has no known language: the browser's. */
function showMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return show(reply.code(404), missingPage(preferredLocale(request.headers['accept-language']) ?? 'ru'));
}

/** Browsers hold a form's redirects to `form-action` too, so the shop's origin belongs there. */
function show(reply: FastifyReply, page: string, payment?: StoredPayment): FastifyReply {
  const shop = payment ? ` ${new URL(payment.draft.return_url).origin}` : '';
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page);
}
