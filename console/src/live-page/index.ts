export { $isStale, $view, refreshRequested } from './model.ts';
