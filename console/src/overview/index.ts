export { Overview } from './view.tsx';
