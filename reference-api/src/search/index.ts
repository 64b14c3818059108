export { NO_FILTERS } from './filters.ts';
export { within } from './find-products.ts';
export { searchRoutes } from './routes.ts';
export { understand } from './understood.ts';
