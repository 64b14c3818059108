export { readingMinutes, toProse } from './prose.ts';
