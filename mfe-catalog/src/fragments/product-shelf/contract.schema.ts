import { Type } from '@vitrava/shared-kit/contracts/schema';

/** What the shelf holds: products similar to one, of a category (slug or id) or of a search; else those that are bought most. */
export const ProductShelfInput = Type.Object({
  similarTo: Type.Optional(Type.Integer()),
  category: Type.Optional(Type.String()),
  search: Type.Optional(Type.String()),
});
