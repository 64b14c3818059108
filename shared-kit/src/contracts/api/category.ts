import { Type } from 'typebox';
import { listOf, type Page, PageQuerySchema } from './list.ts';

/** A category with everything beneath it; `count` is the number of products in the subtree (that match, when a text was given). */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly children: readonly Category[];
}

/** TypeBox's own recursion loses the type's name, so the type is explicit and the tree is a self reference. */
export const CategorySchema = Type.Unsafe<Category>({
  $id: 'Category',
  type: 'object',
  required: ['id', 'slug', 'name', 'count', 'children'],
  properties: {
    id: { type: 'integer' },
    slug: { type: 'string' },
    name: { type: 'string' },
    count: { type: 'integer' },
    children: { type: 'array', items: { $ref: 'Category#' } },
  },
});

/** `GET api/categories/`: the roots; with `search` only the branches that hold something found. */
export const CategoryListSchema = listOf(Type.Unsafe<Category>({ $ref: 'Category#' }));
/** One page of root categories. */
export type CategoryList = Page<Category>;

/** Query of `GET api/categories/`. */
export const CategoryQuerySchema = Type.Object({ ...PageQuerySchema.properties, search: Type.Optional(Type.String({ maxLength: 200 })) });
