export { faqRoutes } from './routes.ts';
