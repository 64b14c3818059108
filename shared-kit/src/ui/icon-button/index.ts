export { IconButton, type IconButtonProps } from './view.tsx';
