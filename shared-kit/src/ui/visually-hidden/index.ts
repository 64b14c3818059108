export { SkipLink, VisuallyHidden } from './view.tsx';
