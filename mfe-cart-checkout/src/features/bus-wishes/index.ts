export { additionWished, amountWished, serviceStarted } from './model.ts';
