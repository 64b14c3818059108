export { buildAcquirer } from './app.ts';
export { openStore } from './store.ts';
