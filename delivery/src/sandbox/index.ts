export { reduceGlobals } from './reduce-globals.ts';
