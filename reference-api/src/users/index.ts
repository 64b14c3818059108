export { ERASED_FIELDS, type RegistrationColumns, toColumns } from './customer-columns.ts';
export { type Refuse, readField, readName } from './fields.ts';
export { requireOwnId } from './own-id.ts';
export { languageOf, toUser, type UserRow } from './record.ts';
export { userRoutes } from './routes.ts';
