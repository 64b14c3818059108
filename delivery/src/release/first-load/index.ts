export { checkFirstLoad, type FirstLoad, findFirstLoad, firstLoadNotes } from './first-load.ts';
