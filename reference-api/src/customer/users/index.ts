export { requireOwnId } from './own-id.ts';
export { type Refuse, readField, readName } from './read-fields.ts';
export { userRoutes } from './routes.ts';
export { ERASED_FIELDS, languageOf, type RegistrationColumns, toColumns, toUser, type UserRow } from './user-record.ts';
