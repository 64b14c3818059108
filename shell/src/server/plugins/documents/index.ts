export { type DocumentsOptions, registerDocuments } from './routes.ts';
