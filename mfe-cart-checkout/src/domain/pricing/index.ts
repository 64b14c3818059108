export type { PricedItem, PricedLine, Pricing } from './contract.ts';
export { priceLinesFx } from './price.ts';
