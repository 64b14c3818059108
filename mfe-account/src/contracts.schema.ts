import { TelegramLinkSchema, TokenSchema, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { Order as OrderOfApi } from '@vitrava/shared-kit/contracts/browser/schema';
import { CUSTOMER_FIELDS, type CustomerField } from '@vitrava/shared-kit/contracts/customer-fields';
import { lenient, pageOf, select, Type } from '@vitrava/shared-kit/contracts/schema';

export const OrderList = pageOf(OrderOfApi);

/** The customer's record has the period of orders that was looked at last. */
export const OrdersPeriod = select(UserSchema, ['orders_filter']);

export const AccessToken = TokenSchema;

const FIELDS = CUSTOMER_FIELDS.map(({ name }) => name);
const OPTIONAL_FIELDS = CUSTOMER_FIELDS.flatMap(({ name, kind, registration }: CustomerField) =>
  kind === 'birthDate' || registration !== 'required' ? [name] : [],
);

/** What the page of personal details shows of a customer's record. */
export const Customer = lenient(
  // A backend may have further languages.
  select(UserSchema, ['id', 'email', ...FIELDS, 'photo_path'], { ui_language: Type.String() }),
  [...OPTIONAL_FIELDS, 'photo_path'],
);

export const TelegramLink = TelegramLinkSchema;
