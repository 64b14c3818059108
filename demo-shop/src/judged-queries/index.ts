export { type Find, measureQuality, type Quality, type QualityReport } from './quality.ts';
export { type JudgedQuery, readJudgedQueries } from './read-judged-queries.ts';
