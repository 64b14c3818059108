export { Field, FieldBox, type FieldControl, type FieldProps, type FieldWords } from './view.tsx';
export { splitWords } from './words.ts';
