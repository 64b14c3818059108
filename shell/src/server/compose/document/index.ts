export { preloadImage, writeHead } from './head.ts';
export { splitHoisted, withoutRepeats } from './hoisted.ts';
export { remoteStyleLinks } from './remote-styles.ts';
export { type ForeignOrigins, type PageResources, resourcesOf } from './resources.ts';
export { documentState } from './state.ts';
