export { type FakeApi, startFakeApi } from './fake-api.ts';
export { type FixtureShop, NO_API, openFixtureShop } from './fixture-shop.ts';
export type { FixtureRelease } from './fixture-store.ts';
export { SERVER_FILES } from './server-files.ts';
