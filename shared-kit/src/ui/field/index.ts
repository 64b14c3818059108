export { BoxedField, Field, FieldBox, type FieldControl, type FieldWords, splitWords } from './view.tsx';
