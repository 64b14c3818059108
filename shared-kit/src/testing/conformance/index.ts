export { describeRemote, type RemoteUnderTest } from './describe-remote.tsx';
export { itHasTheSameTextsInEveryLanguage } from './locale-files.ts';
export { type LoadedSource, loadSource, manifestOf } from './source.ts';
