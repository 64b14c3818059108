/**
 * The fields of a record that its customer fills in, in the order of the forms. The registration, the profile with its form, the contracts and the API follow from
 * this declaration; the column of `user_account` has the same name. Texts are `fields.<name>` in the locales of mfe-account, and `fields.<name>_hint` of those that have one.
 *
 * - `name`: a person's name, by the rule of `person-name`.
 * - `phone`: E.164.
 * - `birthDate`: `YYYY-MM-DD`, of an adult.
 * - `text`: any line of at most 55 characters.
 */
export const CUSTOMER_FIELDS = [
  { name: 'first_name', kind: 'name', registration: 'required', autoComplete: 'given-name' },
  { name: 'last_name', kind: 'name', registration: 'required', autoComplete: 'family-name' },
  { name: 'phone', kind: 'phone', registration: 'required', autoComplete: 'tel' },
  { name: 'date_of_birth', kind: 'birthDate', registration: 'required', autoComplete: 'bday' },
  { name: 'title', kind: 'text', registration: 'none', autoComplete: 'honorific-prefix', hasHint: true },
  { name: 'job_title', kind: 'text', registration: 'none', autoComplete: 'organization-title' },
] as const satisfies readonly FieldDeclaration[];

interface FieldDeclaration {
  readonly name: string;
  readonly kind: 'name' | 'phone' | 'birthDate' | 'text';
  readonly registration: 'required' | 'optional' | 'none';
  readonly autoComplete: string;
  readonly hasHint?: true;
}

type Declared = (typeof CUSTOMER_FIELDS)[number];
export type CustomerFieldName = Declared['name'];
export type CustomerFieldKind = Declared['kind'];
/** Names of the fields of these kinds. */
export type FieldNameOf<Kind extends CustomerFieldKind> = Extract<Declared, { kind: Kind }>['name'];
/** Names of the fields that a registration has: all, or those that it requires, or those that may be empty. */
export type RegistrationFieldName<Need extends 'required' | 'optional' = 'required' | 'optional'> = Extract<
  Declared,
  { registration: Need }
>['name'];

export interface CustomerField<Name extends CustomerFieldName = CustomerFieldName> extends FieldDeclaration {
  readonly name: Name;
}

export const REGISTRATION_FIELDS = CUSTOMER_FIELDS.filter(
  ({ registration }: CustomerField) => registration !== 'none',
) as readonly CustomerField<RegistrationFieldName>[];
