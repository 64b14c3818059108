export { Failure, type FailureProps } from './view.tsx';
