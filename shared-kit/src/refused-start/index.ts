export { startOrSay } from './start-or-say.ts';
