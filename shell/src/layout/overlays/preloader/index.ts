export { Preloader } from './view.tsx';
