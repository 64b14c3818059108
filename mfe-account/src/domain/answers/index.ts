export { isAnswerLost, problemsOfRefusal, refusedFor } from './problems.ts';
