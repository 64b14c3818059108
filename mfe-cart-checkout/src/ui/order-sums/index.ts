export { OrderSums } from './view.tsx';
