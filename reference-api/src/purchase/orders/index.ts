export { paymentMethodRoutes } from './payment-methods.ts';
export { listOrders, matchOrders, readOrder } from './read-orders.ts';
export { adminOrderRoutes, orderPaymentRoutes, orderRepeatRoutes, orderRoutes } from './routes.ts';
export { settleAll } from './settle-orders.ts';
