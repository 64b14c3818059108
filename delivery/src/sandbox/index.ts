export { lostInJson } from './lost-in-json.ts';
export { reduceGlobals } from './reduce-globals.ts';
