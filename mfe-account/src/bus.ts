import { busStore } from '@vitrava/shared-kit/bus/units';

/** The signed-in customer's name, for greetings, and phone, for the recipient of an order. */
interface CustomerName {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164; empty or absent when it is not known. */
  readonly phone?: string;
}

/** Null for a guest and until known. The shell reads it at sign-in; the account remote updates it. */
export const $customerName = busStore<CustomerName | null>('account/$customerName', { initial: null, emitters: ['shell'] });
