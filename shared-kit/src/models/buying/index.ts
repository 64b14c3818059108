export { type Buying, type CartUnits, createBuying, type ProductAmount, type RefusalReason } from './create-buying.ts';
