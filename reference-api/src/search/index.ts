export { NO_FILTERS } from './filters.ts';
export { within } from './find-products.ts';
export { interpret } from './interpret.ts';
export { searchRoutes } from './routes.ts';
