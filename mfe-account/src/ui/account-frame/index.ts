export { AccountFrame } from './view.tsx';
