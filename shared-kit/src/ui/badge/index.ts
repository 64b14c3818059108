export { Badge, type BadgeProps } from './view.tsx';
