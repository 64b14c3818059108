export { stockRoutes } from './routes.ts';
export { findOwnStock, findOwnStocks } from './saved-points.ts';
