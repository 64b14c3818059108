export { type DocumentParts, writeDocument } from './document.ts';
export { type ForeignOrigins, type PageResources, resourcesOf } from './resources.ts';
export { documentState } from './state.ts';
