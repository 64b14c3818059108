export { Price, type PriceProps } from './view.tsx';
