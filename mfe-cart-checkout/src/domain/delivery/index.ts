export { loadCitiesFx, loadPointsFx, type PointsQuery, releaseStockFx } from './calls.ts';
export type { Stock } from './contract.ts';
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
export { chooseOnMapFx, mapLeft } from './widget/index.ts';
