import { type TOptional, type TSchema, type TString, Type } from 'typebox';
import {
  CUSTOMER_FIELDS,
  type CustomerField,
  type CustomerFieldKind,
  type CustomerFieldName,
  type FieldNameOf,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
} from '../customer-fields.ts';
import { DateSchema, nullable } from './decimal.ts';

const MaybeDateSchema = nullable(DateSchema);
const LONGEST: Readonly<Record<CustomerFieldKind, number>> = { name: 55, phone: 25, birthDate: 10, text: 55 };

type Fields = Readonly<
  Record<FieldNameOf<'birthDate'>, typeof MaybeDateSchema> & Record<Exclude<CustomerFieldName, FieldNameOf<'birthDate'>>, TString>
>;

/** As a record has them. */
export const RECORD_FIELDS = schemasOf(CUSTOMER_FIELDS, ({ kind }) => (kind === 'birthDate' ? MaybeDateSchema : Type.String())) as Fields;

/** As a customer changes them. */
export const PATCH_FIELDS = schemasOf(CUSTOMER_FIELDS, ({ kind }) =>
  kind === 'birthDate' ? MaybeDateSchema : Type.String({ maxLength: LONGEST[kind] }),
) as Fields;

/** As a registration has them. */
export const REGISTRATION_PROPERTIES = schemasOf(REGISTRATION_FIELDS, ({ kind, registration }) => {
  const schema = kind === 'birthDate' ? DateSchema : Type.String({ minLength: 1, maxLength: LONGEST[kind] });
  return registration === 'optional' ? Type.Optional(schema) : schema;
}) as Readonly<Record<RegistrationFieldName<'required'>, TString> & Record<RegistrationFieldName<'optional'>, TOptional<TString>>>;

function schemasOf(fields: readonly CustomerField[], schemaOf: (field: CustomerField) => TSchema) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));
}
