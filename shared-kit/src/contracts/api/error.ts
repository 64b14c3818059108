import { type Static, Type } from 'typebox';

/**
 * 401, 403, 404, 405, 409, 415, 422, 429, 500. `code` is there for tokens: `token_not_valid`. 400 has messages by field instead, those of no field under
 * `non_field_errors`; other backends may nest them or send a bare string.
 */
export const DetailErrorSchema = Type.Object({ detail: Type.String(), code: Type.Optional(Type.String()) });
export type DetailError = Static<typeof DetailErrorSchema>;
