export { RemoteFailure } from './remote-failure.tsx';
export { ErrorPage } from './view.tsx';
