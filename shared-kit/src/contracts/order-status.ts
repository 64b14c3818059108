/** Statuses of orders and payments, by value for browsers too: the schemas of `contracts/api` are made of the same lists. */

/** `waiting` → `opened` → `issued` → `closed`; customers cancel the first alone, the shop any of the first three. */
export const ORDER_STATUSES = ['waiting', 'opened', 'issued', 'canceled', 'closed'] as const;
/** One of `ORDER_STATUSES`. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Orders are active while something is still to come of them; the others are completed. */
export const ACTIVE_STATUSES = ['waiting', 'opened', 'issued'] as const satisfies readonly OrderStatus[];

/** Ways to pay for an order. */
export const PAYMENT_METHODS = ['on_pickup', 'card'] as const;
/** One of `PAYMENT_METHODS`. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * `due` is to be paid at the pickup point. A card payment is `pending` until the acquirer has reported how it ended: `paid` or `failed`
 * (declined, given up; can be tried again while the order waits). `refunding` and `refunded` follow the cancellation of a paid order;
 * `void` is a payment that will never be made because the order was canceled.
 */
export const PAYMENT_STATUSES = ['due', 'pending', 'paid', 'failed', 'refunding', 'refunded', 'void'] as const;
/** One of `PAYMENT_STATUSES`. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
