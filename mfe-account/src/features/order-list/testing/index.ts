export { answerOrders, type Call, orderOf, unpaid } from './orders-api.ts';
export { showOrders } from './show-orders.tsx';
