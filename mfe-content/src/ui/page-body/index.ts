export { PageBody, type PageBodyProps } from './view.tsx';
