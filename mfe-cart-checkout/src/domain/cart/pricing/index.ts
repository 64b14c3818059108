export { priceLinesFx } from './price.ts';
