export { replacePassword } from './replace-password.ts';
export { passwordRoutes } from './routes.ts';
