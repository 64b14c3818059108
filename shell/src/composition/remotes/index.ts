export { canBeHad, loadExposed, loadTexts } from './federation.ts';
export { createLoads, type LoadedRemote, type Loads } from './loads.ts';
export { mountOwnPage } from './own-page.ts';
export { ensureStylesheets } from './stylesheets.ts';
