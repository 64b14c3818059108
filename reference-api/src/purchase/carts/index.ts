export { lockCart, readCart } from './cart.ts';
export { shoppingCartRoutes } from './routes.ts';
