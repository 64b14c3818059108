export { type Database, type DatabaseHandle, isAnswering, rowsOf } from './database.ts';
export { migrate, migrationNames, migrationScript, pendingMigrations, refuseNewer } from './migrate.ts';
export { handleOfPglite, openPglite, PGLITE_EXTENSIONS } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export { isAbandonedError, queryContext, runInQueryContext } from './query-context.ts';
// Columns alone: keys, indexes and constraints are in the migrations.
export { cartAddition, cartLine, stock } from './tables/cart.ts';
export {
  brand,
  category,
  ingredient,
  product,
  productIngredient,
  searchDemotion,
  searchLexeme,
  searchPhrase,
  searchWord,
  searchWordRole,
} from './tables/catalogue.ts';
export { article, company, contactRequest, contentPage, contentSection, question, slide } from './tables/content.ts';
export { type PointFacts, pickupCity, pickupPoint } from './tables/delivery.ts';
export { type MailMessage, mail } from './tables/mail.ts';
export { customerOrder, orderLine, orderPayment, orderRepeat, type RepeatedPiece } from './tables/orders.ts';
export { confirmationCode, consent, favorite, refreshToken, resetLink, session, telegramLink, userAccount } from './tables/people.ts';
export { seedState, setting } from './tables/system.ts';
