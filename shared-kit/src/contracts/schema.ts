/* What a `contracts.schema.ts` is made with: the builders of TypeBox, and the fields of an answer that a browser depends on. */
export { Type } from 'typebox';
export { nullable } from './api/decimal.ts';
export { lenient, pageOf, rowsOf, select } from './browser/select.ts';
