export { BuyControl, type BuyControlProps } from './view.tsx';
