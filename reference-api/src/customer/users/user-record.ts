import type { User } from '@vitrava/shared-kit/contracts/api';
import type { userAccount } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { fieldsOf } from './customer-columns.ts';

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

/** The language of mails to the user. */
export function languageOf({ uiLanguage }: Pick<UserRow, 'uiLanguage'>): Language {
  return uiLanguage === 'english' ? 'en' : 'ru';
}
