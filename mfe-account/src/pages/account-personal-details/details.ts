import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { formatDate, formatPhone } from '@vitrava/shared-kit/i18n/format';
import type { Customer } from '../../contracts.ts';

/** One line of the details: its name, and a value as it is, or the key of a text. Neither means that it is not known. */
export interface Detail {
  readonly name: 'name' | 'email' | 'phone' | 'birthDate' | 'address' | 'job' | 'language';
  readonly value?: string;
  readonly choice?: string;
}

const LANGUAGES: Readonly<Record<string, string>> = { russian: 'details.russian', english: 'details.english' };

function line(name: Detail['name'], value: string): Detail {
  return value === '' ? { name } : { name, value };
}

export function detailsOf(customer: Customer, locale: LocaleCode): readonly Detail[] {
  const language = LANGUAGES[customer.ui_language];
  return [
    line('name', `${customer.first_name} ${customer.last_name}`.trim()),
    line('email', customer.email),
    line('phone', formatPhone(customer.phone)),
    line('birthDate', formatDate(customer.date_of_birth ?? '', locale)),
    line('address', customer.title ?? ''),
    line('job', customer.job_title ?? ''),
    { name: 'language', ...(language !== undefined && { choice: language }) },
  ];
}
