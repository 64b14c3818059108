/* Watching builds, apart from the settings of builds: those read NODE_ENV when they are loaded. */
export { readConfigurations } from './read-configurations.ts';
export { watchBuilds } from './watch-builds.ts';
