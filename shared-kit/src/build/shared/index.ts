export { readGeneration, readOfferedModules, readSharedNeeds } from './shared-needs.ts';
