export { type Refusal, refuse } from '../refusals/index.ts';
export {
  type ApiContract,
  type Backend,
  backendNotes,
  backendOrigin,
  type Caller,
  checkCalls,
  readBackend,
  readContract,
} from './api/index.ts';
export { checkAgainstLive } from './check-against-live.ts';
export { type Candidate, checkCandidate } from './check-candidate.ts';
export { checkFlags } from './check-flags.ts';
export { type BuildToInspect, describeBuild, type InspectedBuild, inspectBuild } from './inspect-build.ts';
export { type LiveReleases, readLive, SHELL } from './live-releases.ts';
export { isFixed, someAddress } from './renders.ts';
export { doRoutesOverlap } from './route-shape.ts';
