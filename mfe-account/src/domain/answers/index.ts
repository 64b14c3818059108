export { problemsOfRefusal, refusedFor } from './problems.ts';
