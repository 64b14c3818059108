export { canBeHad, loadExposed, loadTexts } from './federation.ts';
export { mountFirstPage } from './first-page.ts';
export { createLoads, type LoadedRemote, type Loads } from './loads.ts';
export { ensureStylesheets } from './stylesheets.ts';
