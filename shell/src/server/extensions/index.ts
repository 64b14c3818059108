export { absentPages, isAbsent } from './absent-pages.ts';
export { type Extensions, watchExtensions } from './extensions.ts';
