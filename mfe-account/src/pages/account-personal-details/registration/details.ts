import type { Registration } from '@vitrava/shared-kit/contracts/api';
import { REGISTRATION_FIELDS, type RegistrationFieldName } from '@vitrava/shared-kit/contracts/customer-fields';
import { normalizePersonName } from '@vitrava/shared-kit/contracts/person-name';
import type { Validator } from '@vitrava/shared-kit/forms/validators';

/** The last step's form, by the API's names. */
export interface Details
  extends Readonly<Record<RegistrationFieldName<'required'>, string>>,
    Readonly<Partial<Record<RegistrationFieldName<'optional'>, string>>> {
  readonly password: string;
  readonly question?: string;
  readonly personal_data_consent: boolean;
  readonly rules_accepted: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Not the address of the account that it is for. */
export function otherThan(email: string): Validator {
  return (value) =>
    textOf(value).toLowerCase() === email.toLowerCase() ? { key: 'refused', values: { reason: 'sameAsEmail' } } : undefined;
}

/** What is sent: a private customer (specification, section 1), with the code that has confirmed the address. */
export function registrationOf({ question = '', ...details }: Details, email: string, code: string): Registration {
  const written: Readonly<Partial<Record<RegistrationFieldName, string>>> = details;
  const names = REGISTRATION_FIELDS.filter(({ name, kind }) => kind === 'name' && written[name] !== undefined);
  return {
    ...details,
    ...Object.fromEntries(names.map(({ name }) => [name, normalizePersonName(written[name] ?? '')])),
    code,
    email,
    ...(question.trim() !== '' && { question: question.trim() }),
    customer_type: 'PRIVATE',
  };
}
