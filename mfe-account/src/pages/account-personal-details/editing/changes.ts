import type { UserPatch } from '@vitrava/shared-kit/contracts/api';
import { composedName } from '@vitrava/shared-kit/forms/validators';
import type { Customer } from '../customer.ts';

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

/** What is written, as it is sent. A field that the form has dropped is an emptied one. */
export function readForm(form: Partial<DetailsForm>): DetailsForm {
  return {
    first_name: composedName(form.first_name ?? ''),
    last_name: composedName(form.last_name ?? ''),
    phone: (form.phone ?? '').trim(),
    date_of_birth: form.date_of_birth ?? '',
    title: (form.title ?? '').trim(),
    job_title: (form.job_title ?? '').trim(),
  };
}

/** The fields of the form that say something else than they did before, as they are sent. */
export function changesOf(before: DetailsForm, form: Partial<DetailsForm>): UserPatch {
  const after = readForm(form);
  const changed = (Object.keys(after) as (keyof DetailsForm)[]).filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, name === 'date_of_birth' && after[name] === '' ? null : after[name]]));
}
