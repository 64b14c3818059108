export { Pagination } from './view.tsx';
