import { type Static, Type } from 'typebox';

/** 401 to 500. `code` is for tokens: `token_not_valid`. 400 has messages by field, or `non_field_errors`. */
export const DetailErrorSchema = Type.Object({ detail: Type.String(), code: Type.Optional(Type.String()) });
export type DetailError = Static<typeof DetailErrorSchema>;
