import type { User } from '@vitrava/shared-kit/contracts/api';
import {
  CUSTOMER_FIELDS,
  type CustomerField,
  type CustomerFieldName,
  type RegistrationFieldName,
} from '@vitrava/shared-kit/contracts/customer-fields';
import type { userAccount } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;
type Row = typeof userAccount.$inferSelect;

/** The customer's fields as `user_account` holds them. */
type CustomerColumns = Pick<Row, CamelCase<CustomerFieldName>>;
export type RegistrationColumns = Pick<Row, CamelCase<RegistrationFieldName>>;

export const ERASED_FIELDS = toColumns(CUSTOMER_FIELDS, ({ kind }) => (kind === 'birthDate' ? null : ''));

export function toColumns<Field extends CustomerField>(
  fields: readonly Field[],
  readValue: (field: Field) => string | null | undefined,
): Partial<CustomerColumns> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = readValue(field);
      return value === undefined ? [] : [[columnOf(field.name), value]];
    }),
  );
}

function fieldsOf(row: CustomerColumns): Pick<User, CustomerFieldName> {
  return Object.fromEntries(CUSTOMER_FIELDS.map(({ name }) => [name, row[columnOf(name)]])) as Pick<User, CustomerFieldName>;
}

function columnOf(name: CustomerFieldName): keyof CustomerColumns {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof CustomerColumns;
}

export type UserRow = typeof userAccount.$inferSelect;

/** The fields of a record beside its row: the pickup place chosen last, and where the photo is. */
interface Beside {
  readonly location: string | null;
  readonly photo: string | null;
}

/** The record as it travels. A photo travels as its address, so that a record is small however often it is read. */
export function toUser(row: UserRow, { location, photo }: Beside): User {
  return {
    id: row.id,
    email: row.email,
    ...fieldsOf(row),
    photo_path: photo,
    customer: row.id,
    location,
    external_user_id: row.externalUserId,
    ui_language: row.uiLanguage,
    locale: row.locale,
    orders_filter: { date__gte: row.ordersFrom, date__lte: row.ordersTo },
  };
}

export function languageOf({ uiLanguage }: Pick<UserRow, 'uiLanguage'>): Language {
  return uiLanguage === 'english' ? 'en' : 'ru';
}
