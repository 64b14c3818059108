export type { FailureReason } from './answers.ts';
export { type CartCommand, changeRequested } from './command.ts';
export {
  $cartFailure,
  $isCartReading,
  $isClearing,
  $isSettled,
  type CartEntry,
  cartOvertaken,
  cartReloadRequested,
  clearingBegun,
  clearingFailed,
  clearingRequested,
  type StrandedLine,
} from './customer/index.ts';
export { $isDetached, $isDeviceRead, cartCleared } from './guest/index.ts';
export type { RemovedCartLine } from './line.ts';
export {
  $entries,
  $isCartRead,
  $isCustomer,
  $lines,
  $strandedLines,
  $totals,
  cartNeeded,
  changeDropped,
  changeRetried,
  guestLinesPriced,
} from './model.ts';
export { $owner } from './owner.ts';
export { priceLinesFx } from './pricing/index.ts';
export { $isTransferring, lineArrived, movesLeft } from './transfer/index.ts';
