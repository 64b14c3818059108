export { type ReleaseOutcome, type ReleaseRequest, releaseBuild } from './release-build.ts';
