export { buildQueries, type Mode } from './build-queries.ts';
export { weighted } from './term.ts';
export { type Candidate, NOTHING, type TextQuery } from './text-query.ts';
