import {
  CategorySchema,
  FavoriteSchema,
  ProductDetailSchema,
  SearchResultSchema,
  SlideSchema,
  SuggestionsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { Named, ProductCard } from '@vitrava/shared-kit/contracts/browser/schema';
import { lenient, pageOf, rowsOf, select, Type } from '@vitrava/shared-kit/contracts/schema';

export const Category = CategorySchema;

export const CategoryList = pageOf(Category);

export const Slide = SlideSchema;

export const SlideList = rowsOf(Slide);

export const CardList = rowsOf(ProductCard);

/** Of a favourite its row and its product. */
export const Favourite = select(FavoriteSchema, ['id', 'product']);

export const FavouriteList = pageOf(Favourite);

const Choice = select(SearchResultSchema.properties.facets.properties.brands.items, ['slug', 'name', 'count']);

/** How many products each further choice would leave. */
export const Choices = lenient(
  select(SearchResultSchema.properties.facets, ['price', 'in_stock', 'discount'], {
    brands: Type.Array(Choice),
    forms: Type.Array(Choice),
  }),
  ['price'],
);

export const SearchResult = lenient(
  select(SearchResultSchema, ['count', 'corrected', 'is_complaint'], {
    results: Type.Array(ProductCard),
    offers: Type.Array(ProductCard),
    category: Type.Object({ path: Type.Array(Named) }),
    facets: Choices,
  }),
  ['corrected', 'category'],
);

export const Suggestions = select(SuggestionsSchema, ['queries', 'is_complaint'], {
  categories: Type.Array(Named),
  brands: Type.Array(Named),
  products: Type.Array(ProductCard),
});

/** What the page of a product shows. */
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
