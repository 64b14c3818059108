export type { Stock } from '../../contracts.ts';
export { loadCitiesFx, loadPointsFx, type PointsQuery, releaseStockFx } from './calls.ts';
export {
  $areStocksLoading,
  $areStocksRead,
  $hasReadingFailed,
  $stocks,
  $stocksState,
  saveStockFx,
  stocksNeeded,
  stocksReloadRequested,
} from './stocks.ts';
export { chooseOnMapFx, leaveMapFx } from './widget/index.ts';
