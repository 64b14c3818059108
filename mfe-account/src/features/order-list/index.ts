export { createOrdersPage } from './page.ts';
