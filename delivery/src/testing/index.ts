export { describeOnPostgres } from './describe-on-postgres.ts';
export { describeOnStores, type StoreUnderTest } from './describe-on-stores.ts';
export { type FixtureBuild, fixtureManifest, MODULES_FROM, writeFixtureBuild } from './fixture-build.ts';
export { type FixtureRelease, fixtureAttribution, releasedVersion, releaseFixture } from './fixture-release.ts';
export { fixtureReleaseApis } from './fixture-release-api.ts';
export { fixtureTeams } from './fixture-team.ts';
export { openRelay } from './fresh-postgres.ts';
export { randomFrom } from './random-from.ts';
export { tempFolder, tempFolders } from './temp-folder.ts';
