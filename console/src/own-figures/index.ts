export { OwnFigures } from './view.tsx';
