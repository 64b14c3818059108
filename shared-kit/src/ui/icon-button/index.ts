export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './view.tsx';
