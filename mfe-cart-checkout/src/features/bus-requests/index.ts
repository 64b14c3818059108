export { additionReplayed, amountReplayed, serviceStarted } from './model.ts';
