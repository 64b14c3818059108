import type { User } from '@vitrava/shared-kit/contracts/api';
import type { userAccount } from '../database/index.ts';
import type { Language } from '../language.ts';

export type UserRow = typeof userAccount.$inferSelect;

/** The record as it travels. `location` is the pickup place chosen last. */
export function toUser(row: UserRow, location: string | null): User {
  return {
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    title: row.title,
    job_title: row.jobTitle,
    photo_path: row.photoPath,
    phone: row.phone,
    customer: row.id,
    location,
    external_user_id: row.externalUserId,
    date_of_birth: row.dateOfBirth,
    ui_language: row.uiLanguage,
    locale: row.locale,
    orders_filter: { date__gte: row.ordersFrom, date__lte: row.ordersTo },
  };
}

/** The language of mails to the user. */
export function languageOf({ uiLanguage }: Pick<UserRow, 'uiLanguage'>): Language {
  return uiLanguage === 'english' ? 'en' : 'ru';
}
