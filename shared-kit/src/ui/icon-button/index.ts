export { IconButton } from './view.tsx';
