import { createStore } from 'effector';
import { EMPTY_MAP, type ShopMap } from './shop-map.ts';

/** The map of the page's composition: given by the server to what it renders, by the boot of the page to the browser. */
export const $shopMap = createStore<ShopMap>(EMPTY_MAP, { sid: 'shell/$shopMap' });
