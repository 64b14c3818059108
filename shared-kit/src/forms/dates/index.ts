export { readDate, showDate } from './dates.ts';
