export { type Apis, apisNamed, apisNewerThan } from './newer-apis.ts';
export { browserFloorRule } from './rule.ts';
