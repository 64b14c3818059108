export { NavigationProgress } from './view.tsx';
