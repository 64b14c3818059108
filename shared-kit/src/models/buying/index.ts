export { type Buying, type CartUnits, createBuying, type RefusalReason } from './create-buying.ts';
