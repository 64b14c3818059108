import type { Registration } from '@vitrava/shared-kit/contracts/api';
import { REGISTRATION_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import { contactRequest, type Database, userAccount } from '../../database/index.ts';
import { type FieldMessages, invalidField, invalidFields, withoutControls } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { documentVersion, storeConsents } from '../consents/index.ts';
import { passwordProblems, readAddress } from '../credentials/index.ts';
import { type Refuse, type RegistrationColumns, readField, toColumns, type UserRow } from '../users/index.ts';
import { tryCode } from './confirmation-code.ts';

/** The content of a registration, once nothing in it has to be refused. */
interface NewAccount extends RegistrationColumns {
  readonly email: string;
  /** Empty without a question. */
  readonly question: string;
}

/** Reads the form; every field that cannot be taken is named at once, before the code is looked at and an answer to it counts. */
export function readRegistration(body: Registration, now: Date): NewAccount {
  const errors: Record<string, FieldMessages[string]> = {};
  const refuse: Refuse = (field, messages) => {
    errors[field] ??= messages;
  };
  for (const consent of ['personal_data_consent', 'rules_accepted'] as const) {
    if (!body[consent]) refuse(consent, [{ key: 'required' }]);
  }
  const email = readAddress(body.email);
  if (email === null) refuse('email', [{ key: 'email' }]);
  const problems = passwordProblems(body.password, email ?? '');
  if (problems.length > 0) refuse('password', problems);
  const fields = toColumns(REGISTRATION_FIELDS, (field) => {
    const value = readField(field, body[field.name] ?? null, now, refuse);
    if (value === '' && field.registration === 'required') refuse(field.name, [{ key: 'blank' }]);
    return value;
  }) as RegistrationColumns;
  const account = {
    ...fields,
    email: email ?? '',
    question: withoutControls(body.question ?? '').trim(),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return account;
}

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
