export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './view.tsx';
