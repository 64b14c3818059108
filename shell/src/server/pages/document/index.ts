export { type DocumentParts, writeDocument } from './document.ts';
export { type PageResources, resourcesOf } from './resources.ts';
export { documentState } from './state.ts';
