export { ERASED_FIELDS, type RegistrationColumns, toColumns } from './customer-columns.ts';
export { requireOwnId } from './own-id.ts';
export { type Refuse, readField, readName } from './read-field.ts';
export { userRoutes } from './routes.ts';
export { languageOf, toUser, type UserRow } from './user-record.ts';
