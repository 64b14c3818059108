export type { CartChange } from './change.ts';
export { type GuestLine, LIMITS } from './line.ts';
export { $isCartRead, $isDetached, $lines, cartNeeded, changeWished } from './model.ts';
