export { addOperatorCommands } from './operator-commands.ts';
