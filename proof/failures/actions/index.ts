import { ACCOUNT_ACTIONS } from './account.ts';
import type { Action } from './action.ts';
import { CART_ACTIONS } from './cart.ts';
import { CHECKOUT_ACTIONS } from './checkout.ts';
import { GUEST_ACTIONS } from './guest.ts';

export { type Action, prepareAction } from './action.ts';
export { INTERRUPTED_CHECKOUTS } from './interrupted.ts';
export { ACTIVITIES, openActivity } from './shopping.ts';

export const ACTIONS: readonly Action[] = [...GUEST_ACTIONS, ...CART_ACTIONS, ...CHECKOUT_ACTIONS, ...ACCOUNT_ACTIONS];
