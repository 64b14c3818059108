export { takeLanguageChoice } from './chosen-language.ts';
