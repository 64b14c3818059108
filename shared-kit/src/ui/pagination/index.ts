export { Pagination, type PaginationProps } from './view.tsx';
