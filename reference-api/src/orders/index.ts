export { adminOrderRoutes } from './admin-routes.ts';
export { settleAll } from './give-up.ts';
export { paymentMethodRoutes } from './payment-methods.ts';
export { orderPaymentRoutes } from './payment-routes.ts';
export { countOrders, listOrders, matchOrders, readOrder } from './read.ts';
export { orderRepeatRoutes } from './repeat-routes.ts';
export { orderRoutes } from './routes.ts';
