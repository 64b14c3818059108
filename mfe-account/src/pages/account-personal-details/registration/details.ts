import type { Registration } from '@vitrava/shared-kit/contracts/api';
import { normalizePersonName } from '@vitrava/shared-kit/contracts/person-name';
import type { Validator } from '@vitrava/shared-kit/forms/validators';

/** The last step's form, by the API's names. */
export interface Details {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly date_of_birth: string;
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
  return {
    ...details,
    code,
    email,
    first_name: normalizePersonName(details.first_name),
    last_name: normalizePersonName(details.last_name),
    ...(question.trim() !== '' && { question: question.trim() }),
    customer_type: 'PRIVATE',
  };
}
