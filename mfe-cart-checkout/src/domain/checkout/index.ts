export { type CartChanges, changesBetween, type LineChange } from './changes.ts';
export type { CheckoutChange } from './device.ts';
export { $checkout, $isCheckoutRead, checkoutChanged, checkoutFinished, checkoutNeeded, intentFormed } from './model.ts';
export type { CheckoutState, Intent, SeenCart, SeenLine } from './state.ts';
export { type CheckoutStep, firstOpenStep, isStepOpen, STEPS, stepPath } from './steps.ts';
