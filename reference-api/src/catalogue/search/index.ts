export { explainSearch } from './explain.ts';
export { NO_FILTERS } from './filters.ts';
export { within } from './ranking.ts';
export { searchRoutes } from './routes.ts';
export { textQuery } from './text-query/index.ts';
