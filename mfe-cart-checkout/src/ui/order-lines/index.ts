export { type LineFace, OrderLines } from './view.tsx';
