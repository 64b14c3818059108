export { Live } from './view.tsx';
export { marksOf } from './words.ts';
