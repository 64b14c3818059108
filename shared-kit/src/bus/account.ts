import { createStore } from 'effector';

/** The signed-in customer's name, for greetings. Owner: mfe-account. */
export interface CustomerName {
  readonly firstName: string;
  readonly lastName: string;
}

export const $customerName = createStore<CustomerName | null>(null, {
  sid: 'account/$customerName',
  name: '$customerName',
  serialize: 'ignore',
});
