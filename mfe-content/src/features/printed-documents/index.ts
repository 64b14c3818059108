export { type PrintedDocument, PrintedDocuments } from './view.tsx';
