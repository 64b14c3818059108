export { Price } from './view.tsx';
