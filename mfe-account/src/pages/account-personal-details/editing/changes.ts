import type { UserPatch } from '@vitrava/shared-kit/contracts/api';
import { CUSTOMER_FIELDS, type CustomerField, type CustomerFieldName } from '@vitrava/shared-kit/contracts/customer-fields';
import { normalizePersonName } from '@vitrava/shared-kit/contracts/person-name';
import type { Customer } from '../../../contracts.ts';

/** The details as the form holds them, by the API's names. What is not known is empty. */
export type DetailsForm = Readonly<Record<CustomerFieldName, string>>;

export function formOf(customer: Customer): DetailsForm {
  return fillForm(({ name }) => customer[name] ?? '');
}

/** What is written, letter for letter. A field that the form has dropped is an emptied one. */
export function rawForm(form: Partial<DetailsForm>): DetailsForm {
  return fillForm(({ name }) => form[name] ?? '');
}

/** What is written, as it is sent. */
export function readForm(form: Partial<DetailsForm>): DetailsForm {
  const raw = rawForm(form);
  return fillForm(({ name, kind }) => (kind === 'name' ? normalizePersonName(raw[name]) : raw[name].trim()));
}

/** The fields of the form whose value has changed, as they are sent. */
export function changesOf(before: DetailsForm, form: Partial<DetailsForm>): UserPatch {
  const after = readForm(form);
  const changed = CUSTOMER_FIELDS.filter(({ name }) => after[name] !== before[name]);
  return Object.fromEntries(changed.map(({ name, kind }) => [name, kind === 'birthDate' && after[name] === '' ? null : after[name]]));
}

function fillForm(textOf: (field: CustomerField) => string): DetailsForm {
  return Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field.name, textOf(field)])) as DetailsForm;
}
