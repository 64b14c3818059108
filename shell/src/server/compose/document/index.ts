export { type DocumentParts, writeDocument } from './document.ts';
export { LATE_SCRIPT } from './remote-styles.ts';
export { type ForeignOrigins, type PageResources, resourcesOf } from './resources.ts';
export { documentState } from './state.ts';
