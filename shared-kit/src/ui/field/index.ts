export { Field, FieldBox, type FieldControl, type FieldWords } from './view.tsx';
export { splitWords } from './words.ts';
