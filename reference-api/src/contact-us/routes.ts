import { ContactAnswerSchema, ContactRequestSchema } from '@vitrava/shared-kit/contracts/api';
import { contactRequest } from '../database/index.ts';
import { invalidField, keepWithin, withoutControls } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';

const HOUR_MS = 3_600_000;

/** `POST api/contact_us/`: a question to the shop, kept with the language to answer in. Refused ones do not count towards the limit. */
export function contactUsRoutes(app: ApiInstance, { db, config, now }: Services): void {
  const byAddress = app.createRateLimit({
    max: config.contactRequestsPerHour,
    timeWindow: HOUR_MS,
    keyGenerator: (request) => `contact ${request.ip}`,
  });

  const schema = { body: ContactRequestSchema, response: { 201: ContactAnswerSchema } };
  app.post('/api/contact_us/', { schema }, async (request, reply) => {
    const { first_name: firstName, last_name: lastName, phone, email, confirmation } = request.body;
    const question = withoutControls(request.body.question).trim();
    if (question === '') throw invalidField('question', 'blank');
    if (confirmation !== true) throw invalidField('confirmation', 'required');
    await keepWithin(byAddress, request);
    await db
      .insert(contactRequest)
      .values({ firstName, lastName, phone, email, question, confirmation, language: request.language, createdAt: now() });
    reply.code(201).header('cache-control', 'no-store');
    return { data: true } as const;
  });
}
