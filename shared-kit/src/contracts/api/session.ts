import { type Static, Type } from 'typebox';
import { PHOTO_LIMITS } from '../limits.ts';
import { PATCH_FIELDS, RECORD_FIELDS } from './customer-field-schemas.ts';
import { DateSchema, nullable } from './decimal.ts';

/** Body of `POST api/token/`. `secret` is the specification's secret copy of the password. */
export const TokenRequestSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
  remember_me: Type.Optional(Type.Boolean()),
  secret: Type.Optional(Type.String({ maxLength: 128 })),
});
export type TokenRequest = Static<typeof TokenRequestSchema>;

/** Answer of `POST api/token/` and `POST api/token/refresh/`; the refresh token travels as an HttpOnly cookie only. */
export const TokenSchema = Type.Object({ access: Type.String() });
export type Token = Static<typeof TokenSchema>;

/** What the shop reads in the decoded access token: expiry in seconds since 1970, the user's id. */
export const AccessClaimsSchema = Type.Object({ exp: Type.Integer(), user_id: Type.Integer() });
export type AccessClaims = Static<typeof AccessClaimsSchema>;

/** `GET api/users/{id}/`, the shopper's own record only. */
export const UserSchema = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  ...RECORD_FIELDS,
  /** Where the photo is: an address of a picture, or the picture itself as a data address. */
  photo_path: nullable(Type.String()),
  customer: nullable(Type.Integer()),
  location: nullable(Type.String()),
  external_user_id: nullable(Type.String()),
  ui_language: Type.Union([Type.Literal('russian'), Type.Literal('english')]),
  locale: Type.String(),
  orders_filter: Type.Object({ date__gte: nullable(DateSchema), date__lte: nullable(DateSchema) }),
});
export type User = Static<typeof UserSchema>;

/** Body of `PATCH api/users/{id}/`: changed fields; 200 `User`. `photo_path`: a small data address, null removes it. */
export const UserPatchSchema = Type.Partial(
  Type.Object({
    ...PATCH_FIELDS,
    photo_path: nullable(Type.String({ maxLength: PHOTO_LIMITS.maxLength })),
    ui_language: Type.Union([Type.Literal('russian'), Type.Literal('english')]),
    orders_filter: Type.Object({ date__gte: nullable(DateSchema), date__lte: nullable(DateSchema) }),
  }),
);
export type UserPatch = Static<typeof UserPatchSchema>;
