export { Frame } from './view.tsx';
