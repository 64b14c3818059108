import { TelegramLinkSchema, TokenSchema, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { Order as OrderOfApi } from '@vitrava/shared-kit/contracts/browser/schema';
import { lenient, pageOf, select, Type } from '@vitrava/shared-kit/contracts/schema';

export const OrderList = pageOf(OrderOfApi);

/** The customer's record has the period of orders that was looked at last. */
export const OrdersPeriod = select(UserSchema, ['orders_filter']);

export const AccessToken = TokenSchema;

/** What the page of personal details shows of a customer's record. */
export const Customer = lenient(
  select(
    UserSchema,
    ['id', 'email', 'first_name', 'last_name', 'title', 'job_title', 'photo_path', 'phone', 'date_of_birth'],
    // A backend may have further languages.
    { ui_language: Type.String() },
  ),
  ['title', 'job_title', 'photo_path', 'date_of_birth'],
);

export const TelegramLink = TelegramLinkSchema;
