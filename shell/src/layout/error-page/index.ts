export { ErrorPage } from './view.tsx';
