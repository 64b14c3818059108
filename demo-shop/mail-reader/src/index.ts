export { mailReader } from './routes.ts';
