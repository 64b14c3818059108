export { $shopMap } from './model.ts';
export { isPageOf, mapOf, pathAbout, popupOf, type ShopMap, type ShopTool } from './shop-map.ts';
