import { createOrdersPage } from '../../features/order-list/index.ts';

export const page = createOrdersPage('completed');
