export type { PricedItem, PricedLine, Pricing, Totals } from './contract.ts';
export { priceLinesFx } from './price.ts';
