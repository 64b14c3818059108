import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import { and, asc, count, desc, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type Database, type MailMessage, mail } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';

interface QueuedMail {
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

/** Queues a mail that is sent once the caller's transaction, which makes the change, is committed. */
export async function queueMail(db: Database, { to, language, message }: QueuedMail): Promise<void> {
  const { kind, ...parameters } = message;
  const minutes = WORTH_MINUTES[kind] ?? DAY_MINUTES;
  await db.insert(mail).values({ recipient: to, language, kind, parameters, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
}

export type MailRow = typeof mail.$inferSelect;

const LEASE_MS = 2 * 60_000;
const RETENTION_MS = 30 * 24 * 60 * 60_000;
const isWaiting = and(isNull(mail.sentAt), isNull(mail.givenUpAt));
const withoutSecrets = sql`${mail.parameters} - 'code' - 'token'`;

/** Takes the mail due the longest, or null, under a lease: a sender that dies leaves it to the next one. */
export async function takeDueMail(db: Database, now: Date): Promise<MailRow | null> {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isWaiting, lte(mail.nextAttemptAt, now)))
    .orderBy(asc(mail.nextAttemptAt), asc(mail.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${mail.id} = (${due})`)
    .returning();
  return taken ?? null;
}

export async function markSent(db: Database, { id }: MailRow, now: Date): Promise<void> {
  await db
    .update(mail)
    .set({ sentAt: now, lastError: null, parameters: withoutSecrets })
    .where(and(eq(mail.id, id), isWaiting));
}

/** Has a mail that this sender took tried again; nothing when another sender has taken it since. */
export async function postpone(db: Database, { id, attempts }: MailRow, until: Date, error: string): Promise<void> {
  await db
    .update(mail)
    .set({ nextAttemptAt: until, lastError: error })
    .where(and(eq(mail.id, id), eq(mail.attempts, attempts), isWaiting));
}

export async function giveUp(db: Database, { id }: MailRow, now: Date, error: string): Promise<void> {
  await end(db, and(eq(mail.id, id), isWaiting), now, error);
}

/** Gives up mails that are no longer worth sending and are not being sent at the moment; returns them. */
export function giveUpLate(db: Database, now: Date): Promise<readonly Pick<MailRow, 'id' | 'kind' | 'attempts'>[]> {
  return end(db, and(isWaiting, lte(mail.nextAttemptAt, now), lte(mail.expiresAt, now)), now, null);
}

function end(db: Database, condition: SQL | undefined, now: Date, error: string | null) {
  return db
    .update(mail)
    .set({ givenUpAt: now, parameters: withoutSecrets, ...(error === null ? {} : { lastError: error }) })
    .where(condition)
    .returning({ id: mail.id, kind: mail.kind, attempts: mail.attempts });
}

/** Mails hold addresses and questions of people: no one needs them for ever. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(mail).where(lt(sql`coalesce(${mail.sentAt}, ${mail.givenUpAt})`, new Date(now.getTime() - RETENTION_MS)));
}

/** How many mails wait to be sent, and for how long the oldest of them has. */
export async function readBacklog(db: Database): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
  const oldestSeconds = sql<number>`coalesce(extract(epoch from now() - min(${mail.createdAt})), 0)::float8`;
  const [row] = await db.select({ waiting: count(), oldestSeconds }).from(mail).where(isWaiting);
  return row ?? { waiting: 0, oldestSeconds: 0 };
}

/** The newest first. */
export function listMails(db: Database, page: { readonly limit: number; readonly offset: number }): Promise<MailRow[]> {
  return db.select().from(mail).orderBy(desc(mail.id)).limit(page.limit).offset(page.offset);
}

export function countMails(db: Database): Promise<number> {
  return db.$count(mail);
}

export async function findMail(db: Database, id: number): Promise<MailRow | null> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row ?? null;
}
