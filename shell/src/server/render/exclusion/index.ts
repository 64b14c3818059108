export { failingVersions } from './failing-versions.ts';
export { createFailureRecord, type Evidence, type FailureRecord } from './failure-record.ts';
export { createExclusionSharing, type ExclusionSharing } from './share-exclusions.ts';
