export { readFacts, readFolder } from './read-facts.ts';
