export { escapeHtml, scriptJson, voidElement } from './html.ts';
