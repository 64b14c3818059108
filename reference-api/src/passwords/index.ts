export { replacePassword } from './replace.ts';
export { passwordRoutes } from './routes.ts';
