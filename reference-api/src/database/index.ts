export { type Database, type DatabaseHandle, isAnswering, rowsOf } from './database.ts';
export { migrate } from './migrate.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export { brand, category, ingredient, product, productIngredient, searchWord } from './tables/catalogue.ts';
export { contactRequest } from './tables/contact.ts';
export { article, question, slide } from './tables/content.ts';
export { cartLine, favorite, refreshToken, session, userAccount } from './tables/people.ts';
export { seedState, setting } from './tables/system.ts';
