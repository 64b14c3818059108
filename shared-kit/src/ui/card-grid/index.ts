export { CardGrid } from './view.tsx';
