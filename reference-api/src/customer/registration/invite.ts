import { eq } from 'drizzle-orm';
import { type Database, userAccount } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { newToken } from '../credentials/index.ts';
import { languageOf } from '../users/index.ts';
import { hashCode, newCode, storeCode } from './confirmation-code.ts';

interface Invitation {
  readonly email: string;
  /** Of the page that requests it; the owner of an account gets an email in their own. */
  readonly language: Language;
  readonly key: Uint8Array;
  readonly now: Date;
}

/**
 * Sends the code to register with, or a notice to the owner of an existing account. Both write the same rows, so that
 * neither the answer nor its time, nor the result of guesses, shows which it was: the owner’s code is unknown to
 * anyone.
 */
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
