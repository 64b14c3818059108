export { Failure } from './view.tsx';
