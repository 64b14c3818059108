export { DEADLY_SERVER_FILES } from './deadly-server-files.ts';
export { buildOf } from './developer-builds.ts';
export { type FakeApi, startFakeApi } from './fake-api.ts';
export { type FixtureServers, openFixtureServers } from './fixture-servers.ts';
export { type FixtureShop, NO_API, openFixtureShop } from './fixture-shop.ts';
export { hostileTargets, statusOfTarget } from './request-targets.ts';
export { SERVER_FILES } from './server-files.ts';
export { type ServerProcess, startServerProcess } from './server-process.ts';
