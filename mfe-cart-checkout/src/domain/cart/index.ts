export type { FailureReason } from './answers.ts';
export { priceLinesFx } from './calls.ts';
export { $owner, cartNeeded, cartOvertaken } from './cart.ts';
export { $isClearing, cartCleared, clearingBegun, clearingFailed, clearingRequested } from './clearing.ts';
export { $isDetached, $isDeviceRead } from './device.ts';
export type { CartEntry, UnsyncedLine } from './entries.ts';
export type { RemovedCartLine } from './line.ts';
export {
  $entries,
  $isCartRead,
  $isCustomer,
  $isTransferring,
  $lines,
  $totals,
  $unsyncedLines,
  lineArrived,
} from './model.ts';
export { $cartFailure, $isCartReading, $isSettled, cartReloadRequested } from './refresh.ts';
export {
  additionReplayed,
  amountReplayed,
  changeDropped,
  changeRequested,
  changeRetried,
  linesNamed,
  linesSetAside,
  serviceStarted,
} from './requests.ts';
export type { CartCommand } from './validate.ts';
