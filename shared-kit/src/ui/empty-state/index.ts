export { EmptyState } from './view.tsx';
