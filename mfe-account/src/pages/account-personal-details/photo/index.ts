export { Photo } from './view.tsx';
