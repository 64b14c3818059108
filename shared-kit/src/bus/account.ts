import { createStore } from 'effector';

/** The signed-in customer's name, for greetings, and phone, for the recipient of an order. The shell reads it when someone has signed in; mfe-account, its owner, keeps it true afterwards. */
export interface CustomerName {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164; empty or absent when it is not known. */
  readonly phone?: string;
}

/** Null for a guest, and until the name is known. */
export const $customerName = createStore<CustomerName | null>(null, {
  sid: 'account/$customerName',
  name: '$customerName',
  serialize: 'ignore',
});
