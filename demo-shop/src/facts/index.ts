export { readFacts, readFolder } from './read-facts.ts';
export { Day, Line, Pair, Prose, Slug, strict, Texts } from './schemas.ts';
