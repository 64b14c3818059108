export { stockRoutes } from './routes.ts';
export { findOwnStock, findOwnStocks } from './stocks.ts';
