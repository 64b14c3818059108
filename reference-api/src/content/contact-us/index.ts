export { contactUsRoutes } from './routes.ts';
