export { describeEntry } from './history.ts';
export { addStoreCommands } from './store-commands.ts';
