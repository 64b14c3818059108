export { adminOrderRoutes } from './admin-routes.ts';
export { paymentMethodRoutes } from './payment-methods.ts';
export { orderPaymentRoutes } from './payment-routes.ts';
export { listOrders, matchOrders, readOrder } from './read-orders.ts';
export { orderRepeatRoutes } from './repeat-routes.ts';
export { orderRoutes } from './routes.ts';
export { settleAll } from './settle-orders.ts';
