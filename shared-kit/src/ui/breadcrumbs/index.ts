export { type Breadcrumb, Breadcrumbs } from './view.tsx';
