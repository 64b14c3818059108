export { Canaries } from './view.tsx';
