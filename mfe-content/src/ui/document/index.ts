export { DocumentPage, type DocumentPageProps } from './view.tsx';
