export { $shopMap } from './model.ts';
export { isPageOf, mapOf, pathAbout, popupOf, type ShopMap } from './shop-map.ts';
