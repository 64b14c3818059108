export { Experiments } from './view.tsx';
