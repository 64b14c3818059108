export { searchNames } from './search-document.ts';
export { type Seed, seedDatabase } from './seed-database.ts';
