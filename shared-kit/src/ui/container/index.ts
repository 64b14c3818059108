export { Container } from './view.tsx';
