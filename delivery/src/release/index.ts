export { type BuildToCheck, checkBuild } from './check-build.ts';
export { contentDigestOf, integrityOf, versionOf } from './digests.ts';
export { type FirstLoad, findFirstLoad, notOpenedNotes } from './first-load/index.ts';
export { type ReleaseOutcome, type ReleaseRequest, releaseBuild } from './release-build.ts';
export { recordOf, writeWorkingRelease } from './write-release.ts';
