import { CUSTOMER_FIELDS, type CustomerField } from '@vitrava/shared-kit/contracts/customer-fields';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { formatDate, formatPhone } from '@vitrava/shared-kit/i18n/format';
import type { Customer } from '../../contracts.ts';

/** One line of the details: the key of its label, and a value as it is, or the key of a text. Neither means that it is not known. */
export interface Detail {
  readonly label: string;
  readonly value?: string;
  readonly choice?: string;
}

const LANGUAGES: Readonly<Record<string, string>> = { russian: 'details.russian', english: 'details.english' };

function line(label: string, value: string): Detail {
  return value === '' ? { label } : { label, value };
}

function format({ kind }: CustomerField, value: string, locale: LocaleCode): string {
  if (kind === 'phone') return formatPhone(value);
  return kind === 'birthDate' ? formatDate(value, locale) : value;
}

/** The parts of the name in the order of the forms. */
function fullNameOf(customer: Customer): string {
  return CUSTOMER_FIELDS.flatMap(({ name, kind }) => (kind === 'name' ? [customer[name]] : []))
    .filter(Boolean)
    .join(' ');
}

export function detailsOf(customer: Customer, locale: LocaleCode): readonly Detail[] {
  const language = LANGUAGES[customer.ui_language];
  return [
    line('details.name', fullNameOf(customer)),
    line('details.email', customer.email),
    ...CUSTOMER_FIELDS.flatMap((field) =>
      field.kind === 'name' ? [] : [line(`fields.${field.name}`, format(field, customer[field.name] ?? '', locale))],
    ),
    { label: 'details.language', ...(language !== undefined && { choice: language }) },
  ];
}
