export { RetryFailure } from './view.tsx';
