export { addition, amountOf, lineOf, Shop } from './shop.ts';
