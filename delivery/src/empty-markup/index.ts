export { isEmptyMarkup } from './is-empty-markup.ts';
