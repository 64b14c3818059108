export { type Seed, seedDatabase } from './seed-database.ts';
