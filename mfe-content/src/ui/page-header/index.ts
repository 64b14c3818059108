export { PageHeader, type PageHeaderProps } from './view.tsx';
