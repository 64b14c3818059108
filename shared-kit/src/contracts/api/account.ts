import { type Static, Type } from 'typebox';
import { PASSWORD_RULES } from '../limits.ts';
import { REGISTRATION_PROPERTIES } from './customer-field-schemas.ts';
import { nullable, TimestampSchema } from './decimal.ts';
import { OrderSchema } from './order.ts';
import { UserSchema } from './session.ts';

const Email = Type.String({ minLength: 1, maxLength: 254, format: 'email' });
const Code = Type.String({ minLength: 1, maxLength: 20 });
const Password = Type.String({ minLength: 1, maxLength: PASSWORD_RULES.maxLength });
const LinkToken = Type.String({ minLength: 1, maxLength: 128 });

/** Answer of calls of which only the truth of `data` is read. */
export const DoneSchema = Type.Object({ data: Type.Literal(true) });
export type Done = Static<typeof DoneSchema>;

/**
 * Body of `POST api/users/invitation/`, sent without credentials: requests an email with a code of six digits. 200
 * `Done` for every well-formed address, so that it does not reveal which addresses have an account; the owner of an
 * account gets an email about it instead of a code.
 */
export const InvitationSchema = Type.Object({ email: Email });
export type Invitation = Static<typeof InvitationSchema>;

/** Body of `POST api/users/confirm_email_phone/`, without credentials: 200 `Done`, or 400 by `code`. */
export const ConfirmationSchema = Type.Object({ email: Email, code: Code });
export type Confirmation = Static<typeof ConfirmationSchema>;

/**
 * Body of `POST api/users/`, sent without credentials: 201 with the `User`, who can sign in with the sent credentials;
 * 400 by field otherwise. The code is used up. `phone` is E.164. `question`, if present, reaches the shop as a question
 * of the new customer. Both consents must be true; they are stored with the time and the version of the documents.
 */
export const RegistrationSchema = Type.Object({
  code: Code,
  email: Email,
  password: Password,
  ...REGISTRATION_PROPERTIES,
  question: Type.Optional(Type.String({ maxLength: 2000 })),
  personal_data_consent: Type.Boolean(),
  rules_accepted: Type.Boolean(),
  customer_type: Type.Literal('PRIVATE'),
});
export type Registration = Static<typeof RegistrationSchema>;

/** Body of `PUT api/users/{id}/change_password/`: 200 `Done`; signs out all other sessions of the account. */
export const PasswordChangeSchema = Type.Object({ old_password: Password, new_password: Password, new_password_repeat: Password });
export type PasswordChange = Static<typeof PasswordChangeSchema>;

/**
 * Body of `PUT api/users/reset_password/`: 200 `Done`, and an email with a link to `/reset-password?token=…` is on its way. 400 by field
 * `email`: `Enter a valid email address.`, or `User with this email does not exist.` (section 8 of the specification demands that word).
 */
export const PasswordResetSchema = Type.Object({ email: Email });

/** Body of `POST api/users/reset_password/check/`: 200 `Done` while the link can be used, 400 by field `token` when it cannot any more. */
export const ResetCheckSchema = Type.Object({ token: LinkToken });
export type ResetCheck = Static<typeof ResetCheckSchema>;

/** Body of `POST api/users/reset_password/confirm/`: 200 `Done`; the link is used up and every session of the account is signed out. */
export const ResetConfirmationSchema = Type.Object({ token: LinkToken, new_password: Password, new_password_repeat: Password });
export type ResetConfirmation = Static<typeof ResetConfirmationSchema>;

/**
 * `GET api/users/tg_link/`: `tg_link` opens the shop's bot and ties it to the account; `qr_link_png` is the same link as a picture of 200 × 200
 * pixels, an address for `<img>` (`data:image/png;base64,…`). Works once and for `CONFIRMATION.codeMinutes`; a new link ends the one before.
 * 403 while `CMS_TG_BOT` is off.
 */
export const TelegramLinkSchema = Type.Object({
  qr_link_png: Type.String({ pattern: '^data:image/png;base64,' }),
  tg_link: Type.String({ pattern: '^https://' }),
});
export type TelegramLink = Static<typeof TelegramLinkSchema>;

const Goods = { product: Type.Integer(), name: Type.String() };

/** `GET api/users/{id}/personal_data/`: everything that is stored about the customer, to be downloaded. `photo_path` is the picture itself. */
export const PersonalDataSchema = Type.Object({
  exported_at: TimestampSchema,
  account: Type.Object({
    ...UserSchema.properties,
    registered_at: TimestampSchema,
    password_changed_at: nullable(TimestampSchema),
    telegram_chat_id: nullable(Type.Integer()),
  }),
  consents: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('personal_data'), Type.Literal('rules')]),
      version: Type.String(),
      given_at: TimestampSchema,
    }),
  ),
  orders: Type.Array(OrderSchema),
  cart: Type.Array(Type.Object({ ...Goods, amount: Type.Integer() })),
  favorites: Type.Array(Type.Object(Goods)),
  pickup_places: Type.Array(Type.Object({ location: Type.String(), is_saved: Type.Boolean(), chosen_at: TimestampSchema })),
  sessions: Type.Array(Type.Object({ is_remembered: Type.Boolean(), expires_at: TimestampSchema, ended_at: nullable(TimestampSchema) })),
  questions: Type.Array(
    Type.Object({
      first_name: Type.String(),
      last_name: Type.String(),
      phone: Type.String(),
      question: Type.String(),
      consent_version: nullable(Type.String()),
      created_at: TimestampSchema,
    }),
  ),
  emails: Type.Array(Type.Object({ kind: Type.String(), created_at: TimestampSchema, sent_at: nullable(TimestampSchema) })),
});
export type PersonalData = Static<typeof PersonalDataSchema>;

/** Body of `POST api/users/{id}/close/`: 200 `Done`; 400 by field `password`; 409 while an order is under way. */
export const AccountClosingSchema = Type.Object({ password: Password });
export type AccountClosing = Static<typeof AccountClosingSchema>;

export const AccountClosingConflictSchema = Type.Object({ detail: Type.String(), code: Type.Literal('orders_active') });
