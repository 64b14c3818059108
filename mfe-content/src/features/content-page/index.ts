export { createContentPage } from './model.ts';
export { ContentDocument, ContentPageBody } from './view.tsx';
