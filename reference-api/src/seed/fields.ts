import { type Static, type TProperties, Type } from 'typebox';

/** An object with these fields and no others: a misspelt field must not go unnoticed. */
export const strict = <Properties extends TProperties>(properties: Properties) => Type.Object(properties, { additionalProperties: false });

export const SlugSchema = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
/** Some text, not only space. */
export const LineSchema = Type.String({ pattern: '\\S' });
/** `YYYY-MM-DD`. */
export const DaySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** E.164. */
export const PhoneSchema = Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' });

/** Texts that exist in both languages. */
export const TextsSchema = strict({ ru: LineSchema, en: LineSchema });
export type Texts = Readonly<Static<typeof TextsSchema>>;
