export { Notice } from './view.tsx';
