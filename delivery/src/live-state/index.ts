export { type ExperimentLiveState, type RemoteLiveState, readLiveState } from './live-state.ts';
