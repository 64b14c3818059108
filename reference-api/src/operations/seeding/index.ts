export { searchNames } from './search-document.ts';
export { prepareDatabase, type Seed, seedDatabase } from './seed-database.ts';
