export { addCheckCommand } from './check-command.ts';
export { publish } from './publish.ts';
export { addReleaseCommands } from './release-commands.ts';
