/* What the command line runs in a remote's own repository, where this package is installed. */
export { buildRemote } from './build-remote.ts';
export { checkTypes, type Finding, runTests } from './checks.ts';
export type { WatchedBuilds } from './watch-builds.ts';
export { watchRemote } from './watch-remote.ts';
export { writeGenerated } from './write-generated.ts';
