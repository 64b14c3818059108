export { telegramRoutes } from './routes.ts';
