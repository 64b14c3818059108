export { deliveryOf, type OrderCart, toSeenCart, totalOf } from './cart.ts';
export { defineStep } from './define-step.ts';
export { $isUndecided, $linesLeftBehind } from './left-behind.ts';
export { LeftBehind, StillInCart } from './left-behind-view.tsx';
export { leftWithNeeded, orderMadeWithout } from './left-with-order.ts';
export { $orderCart, $showsDiscounts, checkoutOpened, redirectRequested } from './model.ts';
export { CheckoutFrame } from './view.tsx';
