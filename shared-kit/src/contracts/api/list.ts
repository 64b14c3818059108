import { type TSchema, Type } from 'typebox';
import { nullable } from './decimal.ts';

/** Every list: `count` of all rows, absolute addresses of the neighbour pages or null, the rows of this page. */
export function listOf<T extends TSchema>(item: T) {
  return Type.Object({
    count: Type.Integer({ minimum: 0 }),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    results: Type.Array(item),
  });
}

/** One page of a list. */
export interface Page<T> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly T[];
}

/** Paging of every list: `page` from 1 or `last`, any other text is a page that does not exist; `page_size` is capped by the server. */
export const PageQuerySchema = Type.Object({
  page: Type.Optional(Type.String()),
  page_size: Type.Optional(Type.String()),
});
