import type { User, UserPatch } from '@vitrava/shared-kit/contracts/api';
import { CUSTOMER_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import type { userAccount } from '../../database/index.ts';
import { type FieldMessages, invalidFields, isDay } from '../../http/index.ts';
import { toColumns } from './customer-columns.ts';
import { type Refuse, readField, readPhoto } from './read-field.ts';

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
