export { Container, type ContainerProps } from './view.tsx';
