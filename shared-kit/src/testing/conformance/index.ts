export { describeRemote, type RemoteUnderTest } from './describe-remote.tsx';
export { itHasTheSameTextsInBothLanguages } from './locale-files.ts';
export { type LoadedSource, loadSource, manifestOf } from './source.ts';
