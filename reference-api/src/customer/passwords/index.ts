export { replacePassword } from './passwords.ts';
export { passwordRoutes } from './routes.ts';
