import { contactRequest, type Database, userAccount } from '../../database/index.ts';
import { invalidField } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { documentVersion, storeConsents } from '../consents/index.ts';
import type { UserRow } from '../users/index.ts';
import { tryCode } from './confirmation-code.ts';
import type { NewAccount } from './read-registration.ts';

interface Proofs {
  readonly codeHash: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly now: Date;
}

/** Opens the account and uses the code up, both or neither: of several registrations with one code, one makes an account. */
export function register(db: Database, account: NewAccount, { codeHash, passwordHash, language, now }: Proofs): Promise<UserRow> {
  const { question, ...person } = account;
  return db.transaction(async (transaction) => {
    if (!(await tryCode(transaction, person.email, codeHash, now, 'use'))) throw invalidField('code', 'badCode');
    const [row] = await transaction
      .insert(userAccount)
      .values({ ...person, passwordHash, uiLanguage: language === 'en' ? 'english' : 'russian', createdAt: now })
      .onConflictDoNothing()
      .returning();
    // The shop has opened it since the email was sent. The code proves access to the mail of this address, so the answer reveals nothing.
    if (!row) throw invalidField('email', 'emailTaken');
    await storeConsents(transaction, row.id, now);
    if (question !== '') {
      const { email, firstName, lastName, phone } = person;
      const consentVersion = await documentVersion(transaction);
      await transaction
        .insert(contactRequest)
        .values({ email, firstName, lastName, phone, question, confirmation: true, consentVersion, language, createdAt: now });
      await queueMail(transaction, { to: email, language, message: { kind: 'question_received', question } });
    }
    return row;
  });
}
