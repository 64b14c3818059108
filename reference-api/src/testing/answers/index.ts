export { validateAnswers } from './validate-answers.ts';
