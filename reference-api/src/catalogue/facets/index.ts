export { type FacetConditions, readFacets } from './conditions.ts';
export { countFacets, describeFacets } from './facets.ts';
