import { createHmac, randomInt } from 'node:crypto';
import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { confirmationCode, type Database, userAccount } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { newToken } from '../credentials/index.ts';
import { languageOf } from '../users/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Six digits, sent by email. */
function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A million codes are soon tried by who reads the database, so the hash needs a key that is not in it. */
export function hashCode(key: Uint8Array, email: string, code: string): string {
  return createHmac('sha256', key).update(`confirmation code\n${email}\n${code}`).digest('hex');
}

/** Makes this the code of the address; the one before ends, with its wrong answers. */
async function storeCode(db: Database, email: string, codeHash: string, now: Date): Promise<void> {
  const fresh = { codeHash, expiresAt: new Date(now.getTime() + CONFIRMATION.codeMinutes * MINUTE_MS), attempts: 0, usedAt: null };
  await db
    .insert(confirmationCode)
    .values({ email, ...fresh })
    .onConflictDoUpdate({ target: confirmationCode.email, set: fresh });
}

/** Removes yesterday's codes. On its own: within a transaction, two could wait for each other. */
export async function deleteOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(confirmationCode).where(lt(confirmationCode.expiresAt, new Date(now.getTime() - DAY_MS)));
}

/** Whether this is the code of the address; wrong ones are counted at once. `use` uses it up, once. */
export async function tryCode(db: Database, email: string, codeHash: string, now: Date, use: 'keep' | 'use'): Promise<boolean> {
  const isRight = sql<boolean>`${confirmationCode.codeHash} = ${codeHash}`;
  const [row] = await db
    .update(confirmationCode)
    .set({
      attempts: sql`${confirmationCode.attempts} + CASE WHEN ${isRight} THEN 0 ELSE 1 END`,
      ...(use === 'use' ? { usedAt: sql`CASE WHEN ${isRight} THEN ${now.toISOString()}::timestamptz END` } : {}),
    })
    .where(
      and(
        eq(confirmationCode.email, email),
        isNull(confirmationCode.usedAt),
        gt(confirmationCode.expiresAt, now),
        lt(confirmationCode.attempts, CONFIRMATION.attempts),
      ),
    )
    .returning({ isRight });
  return row?.isRight ?? false;
}

interface Invitation {
  readonly email: string;
  /** Of the page that requests it; the owner of an account gets an email in their own. */
  readonly language: Language;
  readonly key: Uint8Array;
  readonly now: Date;
}

/** Sends a code, or a notice to an existing account, in the same way, so that nothing reveals which it was. */
export function invite(db: Database, { email, language, key, now }: Invitation): Promise<void> {
  return db.transaction(async (transaction) => {
    const [owner] = await transaction.select().from(userAccount).where(eq(userAccount.email, email));
    const code = newCode();
    await storeCode(transaction, email, hashCode(key, email, owner ? newToken() : code), now);
    await queueMail(transaction, {
      to: email,
      language: owner ? languageOf(owner) : language,
      message: owner ? { kind: 'account_exists' } : { kind: 'confirmation_code', code },
    });
  });
}
