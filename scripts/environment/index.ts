export { type Child, startChild } from './child.ts';
export { consoleKey, prepareDataFolder } from './data-folder.ts';
export { dataEnvironment, type EnvironmentOptions, startAcquirer, startApi, startReleaseApi, startShop } from './environment.ts';
export { type App, buildableApps, deliver, type ReleaseOutcome, releaseBuilt, remotesInStore } from './release.ts';
export { runProgram, writeStaticFiles } from './run.ts';
