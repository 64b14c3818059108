export { Spinner } from './view.tsx';
