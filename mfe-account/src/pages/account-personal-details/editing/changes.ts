import type { UserPatch } from '@vitrava/shared-kit/contracts/api';
import { normalizePersonName } from '@vitrava/shared-kit/contracts/person-name';
import type { Customer } from '../../../contracts.ts';

/** The details as the form holds them, by the API's names. What is not known is empty. */
export interface DetailsForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly date_of_birth: string;
  readonly title: string;
  readonly job_title: string;
}

export function formOf(customer: Customer): DetailsForm {
  return {
    first_name: customer.first_name,
    last_name: customer.last_name,
    phone: customer.phone,
    date_of_birth: customer.date_of_birth ?? '',
    title: customer.title ?? '',
    job_title: customer.job_title ?? '',
  };
}

/** What is written, letter for letter. A field that the form has dropped is an emptied one. */
export function rawForm(form: Partial<DetailsForm>): DetailsForm {
  const { first_name = '', last_name = '', phone = '', date_of_birth = '', title = '', job_title = '' } = form;
  return { first_name, last_name, phone, date_of_birth, title, job_title };
}

/** What is written, as it is sent. */
export function readForm(form: Partial<DetailsForm>): DetailsForm {
  const { first_name, last_name, phone, date_of_birth, title, job_title } = rawForm(form);
  return {
    first_name: normalizePersonName(first_name),
    last_name: normalizePersonName(last_name),
    phone: phone.trim(),
    date_of_birth,
    title: title.trim(),
    job_title: job_title.trim(),
  };
}

/** The fields of the form that say something else than they did before, as they are sent. */
export function changesOf(before: DetailsForm, form: Partial<DetailsForm>): UserPatch {
  const after = readForm(form);
  const changed = (Object.keys(after) as (keyof DetailsForm)[]).filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, name === 'date_of_birth' && after[name] === '' ? null : after[name]]));
}
