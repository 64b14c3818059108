export { type CustomerQuery, type CustomerQueryOptions, createCustomerQuery } from './create-customer-query.ts';
export { createPageQuery, createSideQuery, type PageQuery, type PageQueryOptions, type SideQuery } from './create-page-query.ts';
export type { CustomerPageState, PageState, QueryState } from './state.ts';
