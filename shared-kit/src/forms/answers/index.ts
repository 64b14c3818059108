export { type FormProblemsByField, problemsOf, sentencesOf } from './problems.ts';
