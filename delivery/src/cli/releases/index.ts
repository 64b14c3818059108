export { addCheckCommand } from './check.ts';
export { publish } from './publish.ts';
export { addReleaseCommands } from './release-commands.ts';
