export { lockCart } from './lock-cart.ts';
export { readCart } from './read-cart.ts';
export { shoppingCartRoutes } from './routes.ts';
