export { type BuildToCheck, checkBuild } from './check-build.ts';
export { contentDigestOf, integrityOf, versionOf } from './digests.ts';
export { type ReleaseOutcome, type ReleaseRequest, releaseBuild } from './release-build.ts';
export { recordOf, writeRelease } from './write-release.ts';
