import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { type Database, type MailMessage, mail } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';

export interface QueuedMail {
  readonly to: string;
  readonly language: Language;
  readonly message: MailMessage;
}

const DAY_MINUTES = 24 * 60;

/** A code or a link that works no longer is not worth a mail; other news is, for a day. */
const WORTH_MINUTES: Readonly<Partial<Record<MailMessage['kind'], number>>> = {
  confirmation_code: CONFIRMATION.codeMinutes,
  password_reset: CONFIRMATION.linkMinutes,
};

/**
 * Queues a mail that is sent once the transaction of `db` is committed, and never when it is rolled back. Call it inside the transaction that makes the
 * change the mail is about.
 */
export async function queueMail(db: Database, { to, language, message }: QueuedMail): Promise<void> {
  const { kind, ...parameters } = message;
  const minutes = WORTH_MINUTES[kind] ?? DAY_MINUTES;
  await db.insert(mail).values({ recipient: to, language, kind, parameters, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}
