export { checkAgainstLive, type LiveReleases, readLive, SHELL } from './check-against-live.ts';
export { type BuildToInspect, describeBuild, type InspectedBuild, inspectBuild } from './inspect-build.ts';
export { type Refusal, refuse } from './refusal.ts';
