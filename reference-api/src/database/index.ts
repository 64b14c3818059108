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
export { company } from './tables/company.ts';
export { contactRequest } from './tables/contact.ts';
export { article, contentPage, contentSection, question, slide } from './tables/content.ts';
export { type PointFacts, pickupCity, pickupPoint } from './tables/delivery.ts';
export { type MailMessage, mail } from './tables/mail.ts';
export { customerOrder, orderLine, orderPayment, orderRepeat, type RepeatedPiece } from './tables/orders.ts';
export { consent, favorite, refreshToken, session, userAccount } from './tables/people.ts';
export { confirmationCode, resetLink, telegramLink } from './tables/proofs.ts';
export { seedState, setting } from './tables/system.ts';
