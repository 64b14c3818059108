export { type ShopProcess, startShopProcess } from './shop-process.ts';
