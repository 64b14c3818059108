export { setCsrfCookie } from './csrf-cookie.ts';
export { settingsRoutes } from './routes.ts';
export { readSettings } from './settings.ts';
