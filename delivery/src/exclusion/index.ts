export { type ExclusionReport, excludedByEvidence, readmitVersion, reportExclusion } from './exclusion.ts';
