export { findOwnStock, findOwnStocks, stockRoutes } from './saved-points.ts';
