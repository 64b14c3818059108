export { startShopProcess } from './shop-process.ts';
