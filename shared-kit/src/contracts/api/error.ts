import { type Static, Type } from 'typebox';

/** 401, 403, 404, 405, 409, 415, 422, 429, 500. `code` is there for tokens: `token_not_valid`. */
export const DetailErrorSchema = Type.Object({ detail: Type.String(), code: Type.Optional(Type.String()) });
export type DetailError = Static<typeof DetailErrorSchema>;

/** 400: messages by field; what belongs to no field stands under `non_field_errors`. Foreign backends may nest or send a bare string. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Unknown());
export type FieldErrors = Static<typeof FieldErrorsSchema>;
