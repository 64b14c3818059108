export { type DocumentsOptions, documents } from './plugin.ts';
