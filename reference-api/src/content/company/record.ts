import { type Static, type TProperties, Type } from 'typebox';

const object = <Properties extends TProperties>(properties: Properties) => Type.Object(properties, { additionalProperties: false });
const Line = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
const Texts = object({ ru: Line, en: Line });
const Address = Type.String({ maxLength: 300, pattern: '^https://[^\\s/]+\\.[^\\s]+$' });

/** The company in both languages. `number` is E.164, `display` what people read. */
export const CompanyRecordSchema = object({
  name: Texts,
  legal_name: Texts,
  phones: Type.Array(object({ number: Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' }), display: Texts, label: Texts }), {
    minItems: 1,
    maxItems: 10,
  }),
  email: Type.String({ maxLength: 254, format: 'email' }),
  address: Texts,
  schedule: Texts,
  social: Type.Array(object({ network: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), name: Texts, url: Address }), { maxItems: 10 }),
  seller_details: Type.Array(object({ name: Texts, value: Texts }), { maxItems: 20 }),
  creators: object({ name: Texts, url: Address }),
});
export type CompanyRecord = Static<typeof CompanyRecordSchema>;

/** Some of its fields, each whole. */
export const CompanyChangeSchema = Type.Partial(CompanyRecordSchema, { additionalProperties: false, minProperties: 1 });
export type CompanyChange = Static<typeof CompanyChangeSchema>;
