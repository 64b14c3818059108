export { createPageQuery, createSideQuery, type PageQuery, type PageQueryOptions, type SideQuery } from './create-page-query.ts';
export type { PageState, QueryState } from './state.ts';
