import {
  CategorySchema,
  FacetsSchema,
  FavoriteSchema,
  ProductDetailSchema,
  SearchResultSchema,
  SlideSchema,
  SuggestionsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { Named, ProductCard } from '@vitrava/shared-kit/contracts/browser/schema';
import { FACETS } from '@vitrava/shared-kit/contracts/facets';
import { lenient, pageOf, rowsOf, select, Type } from '@vitrava/shared-kit/contracts/schema';

export { ProductShelfInput } from './fragments/product-shelf/contract.schema.ts';

export const Category = CategorySchema;

export const CategoryList = pageOf(Category);

export const Slide = SlideSchema;

export const SlideList = rowsOf(Slide);

export const CardList = rowsOf(ProductCard);

export const Favourite = select(FavoriteSchema, ['id', 'product']);

export const FavouriteList = pageOf(Favourite);

const NUMBERS = FACETS.flatMap((facet) => (facet.kind === 'choice' ? [] : [facet.name]));
const { categories: _, ...counts } = FacetsSchema.properties;

/** The number of products that each value of each facet would leave. A facet that the API does not have yet has no count. */
export const FacetCounts = lenient(Type.Object(counts), NUMBERS);

export const SearchResult = lenient(
  select(SearchResultSchema, ['count', 'corrected', 'is_complaint'], {
    results: Type.Array(ProductCard),
    offers: Type.Array(ProductCard),
    category: Type.Object({ path: Type.Array(Named) }),
    facets: FacetCounts,
  }),
  ['corrected', 'category'],
);

export const Suggestions = select(SuggestionsSchema, ['queries', 'is_complaint'], {
  categories: Type.Array(Named),
  brands: Type.Array(Named),
  products: Type.Array(ProductCard),
});

export const Product = lenient(
  Type.Object({
    ...ProductCard.properties,
    ...select(ProductDetailSchema, [
      'manufacturer',
      'country',
      'form',
      'dose',
      'pack',
      'is_supplement',
      'category_path',
      'photos',
      'summary',
      'description',
      'composition',
      'directions',
      'contraindications',
      'storage',
      'registration_number',
      'shelf_life_months',
      'weight_grams',
      'terms',
    ]).properties,
    similar: Type.Array(ProductCard),
  }),
  ['dose', 'registration_number', 'terms'],
);
