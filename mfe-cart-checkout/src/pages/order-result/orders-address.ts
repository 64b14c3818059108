/** Address of the customer's orders without the locale prefix, of all dates: the fresh order is among them, whatever dates were looked at last. */
export const ORDERS_OF_ALL_DATES = '/account/active-orders?from=';
