export { type TextQuery, weighted } from './build-query/index.ts';
export { prefixQuery, runStages, textQuery } from './text-query.ts';
