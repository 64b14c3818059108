export { readOfferedModules, readSharedNeeds } from './shared-needs.ts';
