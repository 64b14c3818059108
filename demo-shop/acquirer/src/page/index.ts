export { finishedPage, missingPage, payPage } from './page.ts';
