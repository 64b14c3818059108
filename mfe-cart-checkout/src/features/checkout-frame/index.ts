export { type OrderCart, toSeenCart, totalOf } from './cart.ts';
export { $orderCart, $showsDiscounts, checkoutOpened } from './model.ts';
export { CheckoutFrame } from './view.tsx';
