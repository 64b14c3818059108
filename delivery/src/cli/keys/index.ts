export { addKeyCommands } from './key-commands.ts';
