export { addressOf } from './address.ts';
export { type ApiSearchQuery, apiQueryOf } from './api-query.ts';
export { type CatalogueFilters, choicesOf, withChoices, withoutParameter } from './filters.ts';
export { type CatalogueQuery, EMPTY_QUERY, isBare, isFiltered, MOST_PAGES, readQuery, type Sort, withoutFilters } from './query.ts';
