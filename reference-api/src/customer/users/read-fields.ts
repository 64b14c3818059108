import { lastAdultBirth } from '@vitrava/shared-kit/contracts/adult';
import type { User, UserPatch } from '@vitrava/shared-kit/contracts/api';
import { CUSTOMER_FIELDS, type CustomerField } from '@vitrava/shared-kit/contracts/customer-fields';
import { isPersonName, normalizePersonName } from '@vitrava/shared-kit/contracts/person-name';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { userAccount } from '../../database/index.ts';
import { type FieldMessages, invalidFields, isDay, withoutControls } from '../../http/index.ts';
import { reencodePhoto } from './photo.ts';
import { toColumns } from './user-record.ts';

/** Notes what is wrong with a field, so that all of them can be named at once. */
export type Refuse = (field: string, messages: FieldMessages[string]) => void;

const OLDEST_BIRTH = '1900-01-01';
const LONGEST_NAME = 55;
/** Some numbering plans have numbers that are shorter or longer. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** A raster picture as a data address; an SVG could carry scripts. */
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{4}|[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{2}==)$/;

/** What is stored of a field; an empty value is accepted here. */
export function readField({ name, kind }: CustomerField, value: string | null, now: Date, refuse: Refuse): string | null {
  switch (kind) {
    case 'name':
      return readName(value ?? '', name, refuse);
    case 'phone':
      return readPhone(value ?? '', refuse);
    case 'birthDate':
      return readBirthDate(value, now, refuse);
    case 'text':
      return withoutControls(value ?? '').trim();
  }
}

/** Stored as `normalizePersonName` returns it; an empty name is accepted here. */
export function readName(text: string, field: string, refuse: Refuse, longest = LONGEST_NAME): string {
  const name = normalizePersonName(text);
  if (name !== '' && !isPersonName(name)) refuse(field, [{ key: 'personName' }]);
  else if ([...name].length > longest) refuse(field, [{ key: 'maxLength', values: { limit: longest } }]);
  return name;
}

/** Kept as E.164. Numbers without a country code are Russian. */
function readPhone(text: string, refuse: Refuse): string {
  if (text.trim() === '') return '';
  const phone = parsePhoneNumberFromString(text, 'RU');
  if (phone?.isValid() && E164.test(phone.number)) return phone.number;
  refuse('phone', [{ key: 'phone' }]);
  return '';
}

/** Stored re-encoded with the record and served at an address that cannot be guessed (`photo.ts`). */
async function readPhoto(text: string | null, refuse: Refuse): Promise<string | null> {
  if (text === null) return null;
  const photo = PICTURE.test(text) ? await reencodePhoto(text) : null;
  if (photo === null) refuse('photo_path', [{ key: 'photo' }]);
  return photo;
}

/** The latest day is before today's in UTC, so that no one is born tomorrow; the shop requires adults. */
function readBirthDate(text: string | null, now: Date, refuse: Refuse): string | null {
  if (text === null) return null;
  const today = now.toISOString().slice(0, 10);
  if (!isDay(text)) refuse('date_of_birth', [{ key: 'date' }]);
  else if (text < OLDEST_BIRTH || text >= today) refuse('date_of_birth', [{ key: 'birthDate' }]);
  else if (text > lastAdultBirth(today)) refuse('date_of_birth', [{ key: 'adult' }]);
  return text;
}

type Changes = Partial<typeof userAccount.$inferInsert>;

/** What a shopper's changes mean for the record; every field that cannot be taken is named at once. */
export async function readPatch(patch: UserPatch, now: Date): Promise<Changes> {
  const errors: Record<string, FieldMessages[string]> = {};
  const refuse: Refuse = (field, messages) => {
    errors[field] = messages;
  };
  const changes: Changes = {
    ...toColumns(CUSTOMER_FIELDS, (field) => {
      const value = patch[field.name];
      return value === undefined ? undefined : readField(field, value, now, refuse);
    }),
    ...(patch.photo_path === undefined ? {} : { photoPath: await readPhoto(patch.photo_path, refuse) }),
    ...(patch.ui_language === undefined ? {} : { uiLanguage: patch.ui_language }),
    ...(patch.orders_filter === undefined ? {} : readPeriod(patch.orders_filter, refuse)),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return changes;
}

function readPeriod({ date__gte: from, date__lte: to }: User['orders_filter'], refuse: Refuse): Changes {
  const errors: Record<string, FieldMessages[string]> = {};
  if (from !== null && !isDay(from)) errors.date__gte = [{ key: 'date' }];
  if (to !== null && !isDay(to)) errors.date__lte = [{ key: 'date' }];
  else if (from !== null && to !== null && to < from) errors.date__lte = [{ key: 'dateOrder' }];
  if (Object.keys(errors).length > 0) refuse('orders_filter', errors);
  return { ordersFrom: from, ordersTo: to };
}
