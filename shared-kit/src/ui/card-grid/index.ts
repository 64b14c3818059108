export { CardGrid, type CardGridProps } from './view.tsx';
