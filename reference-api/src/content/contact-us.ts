import { ContactAnswerSchema, type ContactRequest, ContactRequestSchema } from '@vitrava/shared-kit/contracts/api';
import { CONTACT_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { eq } from 'drizzle-orm';
import { documentVersion } from '../customer/consents/index.ts';
import { limitByAccount, limitByAddress, limitByEmail, requireAddress } from '../customer/credentials/index.ts';
import { readName } from '../customer/users/index.ts';
import { contactRequest, type Database } from '../database/index.ts';
import { fingerprint, idempotencyKeyReused, invalidField, invalidFields, readIdempotencyKey, withoutControls } from '../http/index.ts';
import { queueMail } from '../operations/mail-outbox/index.ts';
import type { ApiInstance, Services } from '../services.ts';

/** One person gets half of the limit of an address. */
const PERSON_SHARE = 2;

const DONE = { data: true } as const;

function requireName(text: string, field: string): string {
  const refuse = (name: string, messages: Parameters<typeof invalidFields>[0][string]) => {
    throw invalidFields({ [name]: messages });
  };
  const name = readName(text, field, refuse, CONTACT_LIMITS.name);
  if (name === '') throw invalidField(field, 'blank');
  return name;
}

/** Whether the key has brought this question before; 422 when it has brought another. */
async function isStored(db: Database, key: string, body: ContactRequest): Promise<boolean> {
  const [stored] = await db.select({ bodyHash: contactRequest.bodyHash }).from(contactRequest).where(eq(contactRequest.key, key));
  if (stored && stored.bodyHash !== fingerprint(body)) throw idempotencyKeyReused();
  return stored !== undefined;
}

/** `POST api/contact_us/`: a question with its language. Refused and repeated ones do not count for the limit. */
export function contactUsRoutes(app: ApiInstance, { db, config, now }: Services): void {
  const byAddress = limitByAddress(app, config.contactRequestsPerHour);
  const byEmail = limitByEmail(app, config.contactRequestsPerHour, PERSON_SHARE);
  const byAccount = limitByAccount(app, config.contactRequestsPerHour, PERSON_SHARE);

  const schema = { summary: 'Ask the shop a question.', body: ContactRequestSchema, response: { 201: ContactAnswerSchema } };
  app.post('/api/contact_us/', { schema, config: { idempotencyKey: 'optional' } }, async (request, reply) => {
    const key = readIdempotencyKey(request);
    const { phone, confirmation } = request.body;
    const firstName = requireName(request.body.first_name, 'first_name');
    const lastName = requireName(request.body.last_name, 'last_name');
    const email = requireAddress(request.body.email);
    const question = withoutControls(request.body.question).trim();
    if (question === '') throw invalidField('question', 'blank');
    if (confirmation !== true) throw invalidField('confirmation', 'required');
    reply.code(201);
    if (key !== null && (await isStored(db, key, request.body))) return DONE;
    await byAddress(request);
    await byEmail(request);
    if (request.userId !== null) await byAccount(request);
    const { language } = request;
    const bodyHash = key === null ? null : fingerprint(request.body);
    const consentVersion = await documentVersion(db);
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(contactRequest)
        .values({ firstName, lastName, phone, email, question, confirmation, consentVersion, language, key, bodyHash, createdAt: now() })
        .onConflictDoNothing({ target: contactRequest.key })
        .returning({ id: contactRequest.id });
      // The same key has come twice at once; the other brings the question, or has brought another.
      if (!row && key !== null) await isStored(transaction, key, request.body);
      if (row) await queueMail(transaction, { to: email, language, message: { kind: 'question_received', question } });
    });
    return DONE;
  });
}
