export type { FailureReason } from './answers.ts';
export { priceLinesFx } from './calls.ts';
export { cartOvertaken } from './cart.ts';
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
  cartNeeded,
  lineArrived,
} from './model.ts';
export { $owner } from './owner.ts';
export { $cartFailure, $isCartReading, $isSettled, cartReloadRequested } from './refresh.ts';
export { changeRequested, linesNamed } from './requests.ts';
export { changeDropped, changeRetried, linesSetAside } from './retry.ts';
export type { CartCommand } from './validate.ts';
