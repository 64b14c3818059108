export { type FixtureBuild, fixtureManifest, MODULES_FROM, writeFixtureBuild } from './fixture-build.ts';
export { fixtureCause, releasedVersion, releaseFixture } from './fixture-release.ts';
export { tempFolder, tempFolders } from './temp-folder.ts';
