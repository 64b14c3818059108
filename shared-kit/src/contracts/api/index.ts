/** The REST contract: TypeBox schemas (servers and tests only) and their types (`import type` in anything the browser loads). */
export {
  CART_LIMITS,
  type CartLine,
  type CartLineList,
  CartLineListSchema,
  CartLineSchema,
  type CartPricing,
  type CartPricingRequest,
  CartPricingRequestSchema,
  CartPricingSchema,
  type CartProblem,
  type CartTotals,
  CartTotalsSchema,
  type DeliveryOffer,
} from './cart.ts';
export { type Category, type CategoryList, CategoryListSchema, CategoryQuerySchema, CategorySchema } from './category.ts';
export { CONTACT_LIMITS, type ContactAnswer, ContactAnswerSchema, type ContactRequest, ContactRequestSchema } from './contact.ts';
export {
  AdvertisingQuerySchema,
  type Company,
  CompanySchema,
  type Faq,
  FaqSchema,
  type NewsArticle,
  NewsArticleSchema,
  type NewsItem,
  type NewsList,
  NewsListSchema,
  type Question,
  type QuestionGroup,
  type Slide,
  type SlideList,
  SlideListSchema,
} from './content.ts';
export type { Decimal } from './decimal.ts';
export { type DetailError, DetailErrorSchema, type FieldErrors, FieldErrorsSchema } from './error.ts';
export { type Favorite, type FavoriteList, FavoriteListSchema } from './favorite.ts';
export { listOf, type Page, PageQuerySchema } from './list.ts';
export type { Picture } from './picture.ts';
export {
  type Availability,
  type CategoryReference,
  type Named,
  type ProductCard,
  ProductCardSchema,
  type ProductDetail,
  ProductDetailSchema,
  type UnitPrice,
} from './product.ts';
export type { Prose, ProseBlock } from './prose.ts';
export {
  type Facets,
  type FacetValue,
  SEARCH_SORTS,
  type SearchQuery,
  SearchQuerySchema,
  type SearchResult,
  SearchResultSchema,
  type SearchSort,
  type Suggestions,
  SuggestionsQuerySchema,
  SuggestionsSchema,
} from './search.ts';
export { type AccessClaims, type Token, type TokenRequest, TokenRequestSchema, TokenSchema, type User, UserSchema } from './session.ts';
export {
  type Colors,
  ColorsSchema,
  type LastUpdate,
  LastUpdateSchema,
  SETTING_KEYS,
  type SettingKey,
  type Settings,
  SettingsAnswerSchema,
  SettingsQuerySchema,
  SettingsSchema,
} from './settings.ts';
