export { buildQueries, type Mode } from './build-queries.ts';
export { type Candidate, NOTHING, type TextQuery } from './text-query.ts';
export { weighted } from './tsquery.ts';
