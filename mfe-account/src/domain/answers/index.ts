export { type Complaints, complaintsOf, says } from './complaints.ts';
export { type ProblemsByField, problemsOfRefusal, refusedFor, throttled, wholeProblem } from './problems.ts';
