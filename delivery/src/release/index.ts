export { type BuildToCheck, checkBuild } from './check-build.ts';
export { integrityOf } from './digests.ts';
export { type ReleaseOutcome, type ReleaseRequest, releaseBuild } from './release-build.ts';
