export { type ExclusionReport, endExclusion, excludedByEvidence, reportExclusion } from './exclusion.ts';
