export { buildQueries, type Mode } from './build-queries.ts';
export { type Candidate, NOTHING, type TextQuery, weighted } from './text-query.ts';
