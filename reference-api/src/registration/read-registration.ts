import type { Registration } from '@vitrava/shared-kit/contracts/api';
import { passwordProblems, readAddress } from '../credentials/index.ts';
import { type FieldMessages, invalidFields, withoutControls } from '../http/index.ts';
import { type Refuse, readBirthDate, readName, readPhone } from '../users/index.ts';

/** What a registration says, once nothing in it has to be refused. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly dateOfBirth: string | null;
  /** Empty when nothing is asked. */
  readonly question: string;
}

/** Reads the form; every field that cannot be taken is named at once, before the code is looked at and an answer to it counts. */
export function readRegistration(body: Registration, now: Date): NewAccount {
  const errors: Record<string, FieldMessages[string]> = {};
  const refuse: Refuse = (field, messages) => {
    errors[field] ??= messages;
  };
  const filled = (field: string, value: string) => {
    if (value === '') refuse(field, [{ key: 'blank' }]);
    return value;
  };
  for (const consent of ['personal_data_consent', 'rules_accepted'] as const) {
    if (!body[consent]) refuse(consent, [{ key: 'required' }]);
  }
  const email = readAddress(body.email);
  if (email === null) refuse('email', [{ key: 'email' }]);
  const problems = passwordProblems(body.password, email ?? '');
  if (problems.length > 0) refuse('password', problems);
  const account = {
    email: email ?? '',
    firstName: filled('first_name', readName(body.first_name, 'first_name', refuse)),
    lastName: filled('last_name', readName(body.last_name, 'last_name', refuse)),
    phone: filled('phone', readPhone(body.phone, refuse)),
    dateOfBirth: readBirthDate(body.date_of_birth, now, refuse),
    question: withoutControls(body.question ?? '').trim(),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return account;
}
