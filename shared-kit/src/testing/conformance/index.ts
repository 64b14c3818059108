export { describeRemote, type RemoteUnderTest } from './describe-remote.tsx';
