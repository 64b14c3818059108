export { checkFirstLoad, type FirstLoad, findFirstLoad, NO_FIRST_LOAD } from './first-load.ts';
export { notOpenedNotes } from './not-opened.ts';
