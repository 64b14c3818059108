export { type ExperimentStanding, type RemoteStanding, readStanding } from './standing.ts';
