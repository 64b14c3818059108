export { type FacetConditions, readFacets } from './conditions.ts';
export { countFacets } from './count.ts';
export { describeFacets } from './describe.ts';
