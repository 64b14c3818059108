export { CustomerFields } from './view.tsx';
