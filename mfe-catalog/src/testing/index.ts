export { category, detailOf, foundOf, productOf, slides } from './answers.ts';
export { type Asked, answerBy } from './api.ts';
