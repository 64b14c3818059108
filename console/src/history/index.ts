export { History } from './view.tsx';
