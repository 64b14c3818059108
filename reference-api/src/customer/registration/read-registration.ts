import type { Registration } from '@vitrava/shared-kit/contracts/api';
import { REGISTRATION_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import { type FieldMessages, invalidFields, withoutControls } from '../../http/index.ts';
import { passwordProblems, readAddress } from '../credentials/index.ts';
import { type Refuse, type RegistrationColumns, readField, toColumns } from '../users/index.ts';

/** The content of a registration, once nothing in it has to be refused. */
export interface NewAccount extends RegistrationColumns {
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
