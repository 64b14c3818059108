export { type Refuse, readBirthDate, readName, readPhone } from './fields.ts';
export { requireOwnId } from './own-id.ts';
export { languageOf, toUser, type UserRow } from './record.ts';
export { userRoutes } from './routes.ts';
