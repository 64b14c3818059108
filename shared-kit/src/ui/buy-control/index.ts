export { BuyControl } from './view.tsx';
