import { type TProperties, Type } from 'typebox';

/** An object with these fields and no others: a misspelt field must not go unnoticed. */
export const strict = <Properties extends TProperties>(properties: Properties) => Type.Object(properties, { additionalProperties: false });

export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
/** Some text, not only space. */
export const Line = Type.String({ pattern: '\\S' });
/** `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** The same in both languages. */
export const Texts = strict({ ru: Line, en: Line });
/** Russian first, English second: short for tables of many rows. */
export const Pair = Type.Tuple([Line, Line]);

/** A block of prose; inline text may carry `**strong**`, `` `code` `` and `[label](address)` only. */
const Block = Type.Union([
  strict({ kind: Type.Literal('heading'), level: Type.Union([Type.Literal(2), Type.Literal(3)]), text: Line }),
  strict({ kind: Type.Literal('paragraph'), text: Line }),
  strict({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Line, { minItems: 1 }) }),
  strict({ kind: Type.Literal('quote'), text: Line, by: Type.Union([Line, Type.Null()]) }),
  strict({ kind: Type.Literal('table'), header: Type.Array(Type.String()), rows: Type.Array(Type.Array(Type.String()), { minItems: 1 }) }),
  strict({ kind: Type.Literal('image'), picture: Slug, alt: Line }),
  strict({ kind: Type.Literal('code'), text: Line }),
  strict({ kind: Type.Literal('video'), address: Line, title: Line, poster: Type.Union([Slug, Type.Null()]) }),
]);

const Blocks = Type.Array(Block, { minItems: 1 });
/** Prose in both languages, block by block the same. */
export const Prose = strict({ ru: Blocks, en: Blocks });
