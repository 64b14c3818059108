export { canBeHad, forgetRemote, forgetUnentered, loadExposed, loadTexts } from './federation.ts';
export { ensureStylesheets } from './stylesheets.ts';
