export { DOCUMENTS, type DocumentDefinition, documentPath, documentTitle } from './catalogue.ts';
export type { Chapter, PrintedDocument } from './printed-document.ts';
export { readDocument } from './read-document.ts';
