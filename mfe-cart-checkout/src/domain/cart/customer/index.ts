export { $isClearing, clearingBegun, clearingFailed, clearingRequested } from './clearing.ts';
export { type CartEntry, type StrandedLine, strandedOf } from './entries.ts';
export { $customerEntries, customerNeeded } from './model.ts';
export { $cartFailure, $isCartReading, $isSettled, cartReloadRequested } from './refresh.ts';
export { $cart, cartOvertaken, lineForgotten, lineRetried } from './store.ts';
