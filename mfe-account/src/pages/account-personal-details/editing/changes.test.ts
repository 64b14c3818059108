import { expect, it } from '@jest/globals';
import { CUSTOMER_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import type { Customer } from '../../../contracts.ts';
import { changesOf, formOf } from './changes.ts';

const ANNA: Customer = {
  id: 5,
  email: 'anna@example.com',
  first_name: 'Анна',
  last_name: 'Северова',
  title: null,
  phone: '+79000000000',
  date_of_birth: '1990-04-12',
  ui_language: 'russian',
};

it('An unknown value is an empty field', () => {
  expect(Object.keys(formOf(ANNA))).toEqual(CUSTOMER_FIELDS.map(({ name }) => name));
  expect(formOf(ANNA)).toMatchObject({
    first_name: 'Анна',
    last_name: 'Северова',
    phone: '+79000000000',
    date_of_birth: '1990-04-12',
    title: '',
    job_title: '',
  });
});

it('names the changed fields alone, as they are kept', () => {
  expect(changesOf(formOf(ANNA), { ...formOf(ANNA), first_name: ' Анна ', title: ' ' })).toEqual({});
  expect(changesOf(formOf(ANNA), { ...formOf(ANNA), last_name: ' Северная', job_title: 'Химик ' })).toEqual({
    last_name: 'Северная',
    job_title: 'Химик',
  });
});

it('takes a field that the form has dropped for an emptied one, and an emptied date for none', () => {
  const { title: _, ...rest } = formOf({ ...ANNA, title: 'Dr' });
  expect(changesOf(formOf({ ...ANNA, title: 'Dr' }), { ...rest, date_of_birth: '' })).toEqual({ title: '', date_of_birth: null });
});
