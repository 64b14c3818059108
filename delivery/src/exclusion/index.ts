export { type ExclusionReport, readmitVersion, reportExclusion, sharedExclusions } from './exclusion.ts';
