export { Health } from './view.tsx';
