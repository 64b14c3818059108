export { EmptyState, type EmptyStateProps } from './view.tsx';
