// Generated from contracts.schema.ts: edit that, then run `npm run fix`.
import { lazy, oneOf, decimalContract, namedContract, pictureContract, productCardContract, type Decimal, type Named, type Picture, type ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { type Contract, arr, bool, nothing, num, obj, or, str } from '@withease/contracts';

export interface CardList {
  readonly results: readonly ProductCard[];
}

export const cardListContract: Contract<unknown, CardList> = /* @__PURE__ */ lazy(() => obj({
  results: arr(productCardContract),
}));

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly children: readonly Category[];
}

export const categoryContract: Contract<unknown, Category> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  slug: str,
  name: str,
  count: num,
  children: arr(categoryContract),
}));

export interface CategoryList {
  readonly count: number;
  readonly results: readonly Category[];
}

export const categoryListContract: Contract<unknown, CategoryList> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(categoryContract),
}));

export interface FacetCounts {
  readonly in_stock?: number | null | undefined;
  readonly discount?: number | null | undefined;
  readonly price?: {
    readonly min: Decimal;
    readonly max: Decimal;
  } | null | undefined;
  readonly vegan?: number | null | undefined;
  readonly gluten_free?: number | null | undefined;
  readonly lactose_free?: number | null | undefined;
  readonly sugar_free?: number | null | undefined;
  readonly brands: readonly {
    readonly slug: string;
    readonly name: string;
    readonly count: number;
  }[];
  readonly forms: readonly {
    readonly slug: string;
    readonly name: string;
    readonly count: number;
  }[];
}

export const facetCountsContract: Contract<unknown, FacetCounts> = /* @__PURE__ */ lazy(() => obj({
  in_stock: or(num, nothing),
  discount: or(num, nothing),
  price: or(obj({
    min: decimalContract,
    max: decimalContract,
  }), nothing),
  vegan: or(num, nothing),
  gluten_free: or(num, nothing),
  lactose_free: or(num, nothing),
  sugar_free: or(num, nothing),
  brands: arr(obj({
    slug: str,
    name: str,
    count: num,
  })),
  forms: arr(obj({
    slug: str,
    name: str,
    count: num,
  })),
}));

export interface Favourite {
  readonly id: number;
  readonly product: number;
}

export const favouriteContract: Contract<unknown, Favourite> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  product: num,
}));

export interface FavouriteList {
  readonly count: number;
  readonly results: readonly Favourite[];
}

export const favouriteListContract: Contract<unknown, FavouriteList> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(favouriteContract),
}));

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly brand: Named;
  readonly price: Decimal;
  readonly price_before_discount: Decimal;
  readonly discount_prc: number;
  readonly price_per_unit?: {
    readonly price: Decimal;
    readonly quantity: number;
    readonly unit: string;
  } | null | undefined;
  readonly availability: {
    readonly state: 'in_stock' | 'few' | 'none';
    readonly left: number;
  };
  readonly photo: Picture;
  readonly is_new: boolean;
  readonly manufacturer: string;
  readonly form: Named;
  readonly dose?: string | null | undefined;
  readonly pack: {
    readonly quantity: number;
    readonly unit: string;
    readonly label: string;
  };
  readonly is_supplement: boolean;
  readonly country: string;
  readonly category_path: readonly {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
  }[];
  readonly photos: readonly Picture[];
  readonly summary: string;
  readonly description: string;
  readonly composition: string;
  readonly directions: string;
  readonly contraindications: string;
  readonly storage: string;
  readonly registration_number?: string | null | undefined;
  readonly shelf_life_months: number;
  readonly weight_grams: number;
  readonly terms?: {
    readonly delivery_price: Decimal;
    readonly return_days: number;
  } | null | undefined;
  readonly similar: readonly ProductCard[];
}

export const productContract: Contract<unknown, Product> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  name: str,
  brand: namedContract,
  price: decimalContract,
  price_before_discount: decimalContract,
  discount_prc: num,
  price_per_unit: or(obj({
    price: decimalContract,
    quantity: num,
    unit: str,
  }), nothing),
  availability: obj({
    state: oneOf(['in_stock', 'few', 'none']),
    left: num,
  }),
  photo: pictureContract,
  is_new: bool,
  manufacturer: str,
  form: namedContract,
  dose: or(str, nothing),
  pack: obj({
    quantity: num,
    unit: str,
    label: str,
  }),
  is_supplement: bool,
  country: str,
  category_path: arr(obj({
    id: num,
    slug: str,
    name: str,
  })),
  photos: arr(pictureContract),
  summary: str,
  description: str,
  composition: str,
  directions: str,
  contraindications: str,
  storage: str,
  registration_number: or(str, nothing),
  shelf_life_months: num,
  weight_grams: num,
  terms: or(obj({
    delivery_price: decimalContract,
    return_days: num,
  }), nothing),
  similar: arr(productCardContract),
}));

export interface ProductShelfInput {
  readonly similarTo?: number | null | undefined;
  readonly category?: string | null | undefined;
  readonly search?: string | null | undefined;
}

export const productShelfInputContract: Contract<unknown, ProductShelfInput> = /* @__PURE__ */ lazy(() => obj({
  similarTo: or(num, nothing),
  category: or(str, nothing),
  search: or(str, nothing),
}));

export interface SearchResult {
  readonly count: number;
  readonly corrected?: string | null | undefined;
  readonly is_complaint?: boolean | null | undefined;
  readonly results: readonly ProductCard[];
  readonly offers: readonly ProductCard[];
  readonly category?: {
    readonly path: readonly Named[];
  } | null | undefined;
  readonly facets: FacetCounts;
}

export const searchResultContract: Contract<unknown, SearchResult> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  corrected: or(str, nothing),
  is_complaint: or(bool, nothing),
  results: arr(productCardContract),
  offers: arr(productCardContract),
  category: or(obj({
    path: arr(namedContract),
  }), nothing),
  facets: facetCountsContract,
}));

export interface Slide {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
  readonly picture: Picture;
}

export const slideContract: Contract<unknown, Slide> = /* @__PURE__ */ lazy(() => obj({
  id: num,
  slug: str,
  title: str,
  text: str,
  action: str,
  to: str,
  picture: pictureContract,
}));

export interface SlideList {
  readonly results: readonly Slide[];
}

export const slideListContract: Contract<unknown, SlideList> = /* @__PURE__ */ lazy(() => obj({
  results: arr(slideContract),
}));

export interface Suggestions {
  readonly is_complaint?: boolean | null | undefined;
  readonly queries: readonly string[];
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
  readonly products: readonly ProductCard[];
}

export const suggestionsContract: Contract<unknown, Suggestions> = /* @__PURE__ */ lazy(() => obj({
  is_complaint: or(bool, nothing),
  queries: arr(str),
  categories: arr(namedContract),
  brands: arr(namedContract),
  products: arr(productCardContract),
}));
