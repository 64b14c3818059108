export { type OrderCart, toSeenCart, totalOf } from './cart.ts';
export { $isUndecided } from './left-behind.ts';
export { LeftBehind, StillInCart } from './left-behind-view.tsx';
export { $orderCart, $showsDiscounts, checkoutOpened } from './model.ts';
export { CheckoutFrame } from './view.tsx';
