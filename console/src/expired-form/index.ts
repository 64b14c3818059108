export { ExpiredForm } from './view.tsx';
