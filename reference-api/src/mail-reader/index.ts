export { mailReaderRoutes } from './routes.ts';
