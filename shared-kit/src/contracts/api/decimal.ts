import { type Static, type TSchema, Type } from 'typebox';

/** Money and other decimals travel as strings with two digits, `"1290.00"`, in roubles; inside they are integer kopecks. */
export const DecimalSchema = Type.String({ pattern: '^-?\\d+\\.\\d{2}$', examples: ['1290.00'] });
export type Decimal = Static<typeof DecimalSchema>;

/** Date and time, ISO 8601 with `Z`. */
export const TimestampSchema = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
  examples: ['2026-11-21T09:30:00Z'],
});

/** Date, `YYYY-MM-DD`. */
export const DateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-21'] });

/** A value that may be `null` on the wire. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}
