import { ContactAnswerSchema, type ContactRequest, ContactRequestSchema } from '@vitrava/shared-kit/contracts/api';
import { readAddress, requireAddress } from '../credentials/index.ts';
import { contactRequest } from '../database/index.ts';
import { invalidField, keepWithin, withoutControls } from '../http/index.ts';
import { queueMail } from '../mail/index.ts';
import type { ApiInstance, Services } from '../services.ts';

const HOUR_MS = 3_600_000;

/** `POST api/contact_us/`: a question to the shop, kept with the language to answer in. Refused ones do not count towards the limit. */
export function contactUsRoutes(app: ApiInstance, { db, config, now }: Services): void {
  const perPerson = Math.max(1, Math.floor(config.contactRequestsPerHour / 2));
  // The library's own key takes the 2^64 addresses that an IPv6 customer owns for one.
  const byAddress = app.createRateLimit({ max: config.contactRequestsPerHour, timeWindow: HOUR_MS });

  // A copy goes to the address in the body, which may be someone else's.
  const byEmail = app.createRateLimit({
    max: perPerson,
    timeWindow: HOUR_MS,
    keyGenerator: (request) => `contact ${readAddress((request.body as ContactRequest).email)}`,
  });
  const byAccount = app.createRateLimit({
    max: perPerson,
    timeWindow: HOUR_MS,
    keyGenerator: (request) => `contact account ${request.userId}`,
  });

  const schema = { summary: 'Ask the shop a question.', body: ContactRequestSchema, response: { 201: ContactAnswerSchema } };
  app.post('/api/contact_us/', { schema }, async (request, reply) => {
    const { first_name: firstName, last_name: lastName, phone, confirmation } = request.body;
    const email = requireAddress(request.body.email);
    const question = withoutControls(request.body.question).trim();
    if (question === '') throw invalidField('question', 'blank');
    if (confirmation !== true) throw invalidField('confirmation', 'required');
    await keepWithin(byAddress, request);
    await keepWithin(byEmail, request);
    if (request.userId !== null) await keepWithin(byAccount, request);
    const { language } = request;
    await db.transaction(async (transaction) => {
      await transaction
        .insert(contactRequest)
        .values({ firstName, lastName, phone, email, question, confirmation, language, createdAt: now() });
      await queueMail(transaction, { to: email, language, message: { kind: 'question_received', question } });
    });
    reply.code(201).header('cache-control', 'no-store');
    return { data: true } as const;
  });
}
